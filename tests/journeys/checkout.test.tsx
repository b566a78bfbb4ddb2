import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { personas } from '../../mocks/db/seed/personas.ts'
import { sellOut, sizes } from '../../mocks/scenarios/purchases.ts'
import { unitPrice } from '../../src/store/cart/prices.ts'
import { countCalls, overrideHandler, refusal, START, startMockServer, renderApp } from '../support/renderApp.tsx'
import {
  expectPath,
  checkoutEntry,
  abandonPayment,
  jihoonId,
  storedCart,
  openedOrderId,
  openCheckout,
  countOrdersByStatus,
  pressPay,
  stubPopup,
} from '../support/payment.tsx'

const summary = () => screen.getByRole('complementary')
const navigation = (type: string) => ({ duration: 0, entryType: 'navigation', name: '', startTime: 0, type, toJSON: () => ({}) })
const stubNavigationType = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation(type)])
const orderLines = () => screen.getByRole('list', { name: '주문 상품' })
const cheapShirt = { stockId: sizes.checkShirt, quantity: 1 }

describe('what is bought', () => {
  test('[CHK-01] a direct visit, or an entry that is no checkout, leads to the cart', async () => {
    for (const usr of [null, { orderItems: [], totalAmount: 0 }, { orderItems: [{ sku: 1 }] }, 'x']) {
      const { view } = await renderApp('/checkout', { as: 'jihoon', state: { usr, key: 'k', idx: 0 } })
      await expectPath(/^\/cart$/)
      expect(screen.queryByRole('heading', { name: '결제수단' })).toBeNull()
      view.unmount()
    }
  })

  test('[CHK-01, CHK-02, CHK-06] lines and total come from the history entry and survive a reload', async () => {
    const wanted = [
      { stockId: sizes.sheerCardigan, quantity: 1 },
      { stockId: sizes.washedCap, quantity: 2 },
    ]
    const { view } = await openCheckout({ wanted })
    expect(within(orderLines()).getAllByRole('listitem')).toHaveLength(2)
    const lines = await checkoutEntry({ wanted })
    for (const { product, size, quantity } of lines.orderItems) {
      expect(orderLines()).toHaveTextContent(`${product.name}${size} · ${quantity}개`)
      expect(orderLines().querySelector(`img[src*="${product.imageUrl.replace(/^\//, '')}"]`)).not.toBeNull()
    }
    const reduced = lines.orderItems.filter(({ product }) => paidFor(product) < product.price)
    for (const { product } of reduced) expect(orderLines()).toHaveTextContent(`정가 ${product.price.toLocaleString('ko-KR')}원`)
    expect(reduced.length).toBeGreaterThan(0)
    const total = `${lines.totalAmount.toLocaleString('ko-KR')}원`
    expect(summary()).toHaveTextContent(`상품 금액${total}배송비무료총 금액${total}`)
    view.unmount()

    await renderApp('/checkout', { as: 'jihoon', state: history.state })
    expect(await screen.findByRole('list', { name: '주문 상품' })).toBeVisible()
    expect(summary()).toHaveTextContent(`총 금액${total}`)
  })

  test('[CHK-01] a reload that loses the history entry, as on hosts that redirect to a slash, keeps the checkout; a new visit does not', async () => {
    const { user, view } = await openCheckout()
    await user.click(screen.getByRole('radio', { name: '계좌이체' }))
    view.unmount()
    stubNavigationType('reload')
    const reloaded = await renderApp('/checkout/', { as: 'jihoon' })
    expect(await screen.findByRole('radio', { name: '계좌이체' })).toBeChecked()
    expect(orderLines()).toHaveTextContent('S · 1개')
    reloaded.view.unmount()

    stubNavigationType('navigate')
    await renderApp('/checkout/', { as: 'jihoon' })
    await expectPath(/^\/cart$/)
  })

  test('[CHK-06, CHK-02] the fee, what is left until it is free, discount and list price', async () => {
    await openCheckout()
    expect(summary()).toHaveTextContent('상품 금액39,000원배송비2,500원총 금액41,500원11,000원 더 담으면 무료배송이에요')
    expect(screen.getAllByRole('button', { name: '41,500원 결제하기' })).toHaveLength(2)
  })

  test('[CHK-06, OPEN-01] bought at once there is no fee in the entry: it is computed', async () => {
    await openCheckout({ isAtOnce: true, language: 'en' })
    expect(summary()).toHaveTextContent('Products39,000 wonShipping2,500 wonTotal41,500 won11,000 won more for free shipping')
  })
})

describe('where to, and how', () => {
  test('[CHK-03, CHK-05] addresses and methods are chosen, card by default; a reload keeps both', async () => {
    const { user, view } = await openCheckout({ addresses: 2 })
    const [, second] = screen.getAllByRole('radio', { name: /염지훈/ })
    expect(screen.getAllByRole('radio', { name: /염지훈/ }).filter((one) => one.matches(':checked'))).toHaveLength(0)
    const names = within(screen.getByRole('group', { name: '결제수단' })).getAllByRole('radio')
    expect(names.map((radio) => radio.closest('label')?.textContent)).toEqual(['신용카드', '계좌이체', '가상계좌', '휴대폰'])
    expect(screen.getByRole('radio', { name: '신용카드' })).toBeChecked()
    await user.click(second ?? document.body)
    await user.click(screen.getByRole('radio', { name: '가상계좌' }))
    view.unmount()

    await renderApp('/checkout', { as: 'jihoon', state: history.state })
    expect(await screen.findByRole('radio', { name: '가상계좌' })).toBeChecked()
    expect((await screen.findAllByRole('radio', { name: /염지훈/ }))[1]).toBeChecked()
  })

  test('[CHK-05, PAY-01] each method goes to the provider under its own name', async () => {
    const shown = stubPopup()
    const { user } = await openCheckout()
    for (const [at, [word, name]] of Object.entries([
      ['신용카드', 'Card'],
      ['계좌이체', 'DirectBank'],
      ['가상계좌', 'VBank'],
      ['휴대폰', 'HPP'],
    ] as const).map(([at, pair]) => [Number(at), pair] as const)) {
      await user.click(await screen.findByRole('radio', { name: word }))
      await pressPay({ user })
      await abandonPayment(await openedOrderId(shown, at + 1))
      expect(String(shown.popup.location.replace.mock.lastCall?.[0])).toContain(`paymentMethod=${name}`)
      shown.popup.closed = true
      await expectPath(/\/payment\/result/)
      await user.click(await screen.findByRole('link', { name: '다시 결제하기' }))
      await expectPath(/\/checkout/)
    }
  })

  test('[CHK-04] paying without an address asks for one, and leads to the form', async () => {
    const { open } = stubPopup()
    const { user } = await openCheckout({ addresses: 0 })
    expect(await screen.findByText('등록된 배송지가 없어요')).toBeVisible()
    await pressPay({ user })
    const dialog = await screen.findByRole('dialog', { name: '배송지가 필요해요' })
    expect(dialog).toHaveTextContent('배송지를 선택하거나 새로 추가해 주세요')
    expect(open).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: '배송지 추가' }))
    expect(await screen.findByRole('dialog', { name: '배송지 추가' })).toBeVisible()
  })

  test('[CHK-04] in English, with several addresses and none chosen', async () => {
    const { user } = await openCheckout({ addresses: 2, language: 'en' })
    await pressPay({ user })
    expect(await screen.findByRole('dialog')).toHaveTextContent('Please select or add an address')
    expect(await countOrdersByStatus()).toEqual({})
  })
})

describe('the order', () => {
  test('[CHK-07] is made first, in today’s prices, and only once however often one presses', async () => {
    const shown = stubPopup()
    const calls = countCalls()
    let body: unknown
    startMockServer().server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/v1/orders'))
        void request
          .clone()
          .json()
          .then((sent: unknown) => void (body = sent))
    })
    const visited = await openCheckout()
    const [button] = screen.getAllByRole('button', { name: /결제하기$/ })
    for (let press = 0; press < 5; press += 1) await visited.user.click(button ?? document.body)
    const orderId = await openedOrderId(shown)
    expect(calls['POST /v1/orders']).toBe(1)
    expect(shown.open).toHaveBeenCalledTimes(1)
    expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
    const { addresses } = await startMockServer().world.read((tx) => ({ addresses: tx.addresses.user.ids(personas.jihoon.id) }))
    expect(body).toEqual({
      products: [{ productId: expect.any(Number), stockId: sizes.ribbedTurtleneck, price: 39_000, quantity: 1 }],
      addressId: addresses[0],
      totalAmount: 41_500,
      shippingAmount: 2500,
    })
    expect(JSON.parse(localStorage.getItem('pendingOrder') ?? '')).toMatchObject({
      userId: jihoonId,
      orders: { [orderId]: [{}] },
    })
  })

  test('[CHK-08, CART-08] sold out meanwhile: the server’s words, the line to blame, and leaving it out mends it', async () => {
    const shown = stubPopup()
    const visited = await openCheckout({ wanted: [cheapShirt, { stockId: sizes.washedCap, quantity: 1 }] })
    await visited.user.click(await screen.findByRole('radio', { name: '계좌이체' }))
    await startMockServer().world.transaction((tx) => sellOut(tx, sizes.checkShirt, START))
    await pressPay(visited)
    const dialog = await screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('품절되었어요')
    expect(shown.popup.closed).toBe(true)
    expect(await within(dialog).findByText('품절됐어요. 빼고 주문해 주세요.')).toBeVisible()
    await visited.user.click(within(dialog).getByRole('button', { name: '주문 상품 확인하기' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: '주문 상품' })).toHaveFocus())
    expect(screen.getByRole('radio', { name: '계좌이체' })).toBeChecked()

    await visited.user.click(screen.getByRole('button', { name: /빼고 주문하기$/ }))
    expect(within(orderLines()).getAllByRole('listitem')).toHaveLength(1)
    expect(summary()).toHaveTextContent('상품 금액25,000원배송비2,500원')
    await pressPay(visited)
    await openedOrderId(shown)
    expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
    expect(storedCart()).toHaveLength(2)
  })

  test('[CHK-08, CART-08] too few left: only as many can be ordered; the last line left out leads to the cart', async () => {
    const visited = await openCheckout({ wanted: [{ stockId: sizes.sheerCardigan, quantity: 3 }] })
    await visited.user.click(await screen.findByRole('button', { name: '1개만 주문하기' }))
    expect(summary()).toHaveTextContent('상품 금액34,400원')
    visited.view.unmount()

    await startMockServer().world.transaction((tx) => sellOut(tx, sizes.sheerCardigan, START))
    const again = await renderApp('/checkout', { as: 'jihoon', state: history.state })
    await again.user.click(await screen.findByRole('button', { name: /빼고 주문하기$/ }))
    await expectPath(/^\/cart$/)
  })

  test('[CHK-08, CART-08] a price changed meanwhile: said at the line, and the second press pays today’s', async () => {
    const shown = stubPopup()
    const visited = await openCheckout()
    await startMockServer().world.transaction((tx) => {
      const product = tx.products.get(tx.stocks.get(sizes.ribbedTurtleneck)?.productId)
      if (product) tx.products.put({ ...product, price: product.price + 5000 })
    })
    await pressPay(visited)
    const dialog = await screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('가격이 바뀌었어요')
    expect(await within(dialog).findByText('가격이 바뀌었어요 (39,000원 → 44,000원)')).toBeVisible()
    await visited.user.click(within(dialog).getByRole('button', { name: '다시 결제하기' }))
    await openedOrderId(shown)
    expect(summary()).toHaveTextContent('총 금액46,500원')
    expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
  })

  test('[CHK-08, ERR-01] any other refusal: the server’s message, nothing lost, a second try', async () => {
    stubPopup()
    const visited = await openCheckout()
    overrideHandler('post', '/v1/orders', () => refusal(404, 'ADDRESS_NOT_FOUND', '배송지를 찾을 수 없어요.'), true)
    await pressPay(visited)
    const dialog = await screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('배송지를 찾을 수 없어요.')
    expect(within(dialog).getByRole('link', { name: '장바구니에서 확인하기' })).toHaveAttribute('href', '/cart')
    await visited.user.click(within(dialog).getByRole('button', { name: '다시 결제하기' }))
    await waitFor(async () => expect(await countOrdersByStatus()).toEqual({ PENDING: 1 }))
  })
})
