import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { productOfStock, sellOut, sizes } from '../../../mocks/scenarios/purchases.ts'
import { unitPrice } from '../../../src/features/catalogue/prices.ts'
import { countCalls, overrideHandler, refusal, START, startMockServer, renderApp } from '../../support/renderApp.tsx'
import {
  expectPath,
  checkoutEntry,
  abandonPayment,
  storedLines,
  openedOrderId,
  openCheckout,
  countOrdersByStatus,
  pressPay,
  storedOrders,
  stubPopup,
} from '../../support/payment.tsx'

const summary = () => screen.getByRole('complementary')
const navigation = (type: string) => ({ duration: 0, entryType: 'navigation', name: '', startTime: 0, type, toJSON: () => ({}) })
const stubNavigationType = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation(type)])
const orderLines = () => screen.getByRole('list', { name: '주문 상품' })
const cheapShirt = { stockId: sizes.checkShirt, quantity: 1 }

describe('order lines and total', () => {
  test('[CHK-01] a direct visit or an invalid history entry leads to the cart', async () => {
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
    const reduced = lines.orderItems.filter(({ product }) => unitPrice(product) < product.price)
    for (const { product } of reduced) expect(orderLines()).toHaveTextContent(`정가 ${product.price.toLocaleString('ko-KR')}원`)
    expect(reduced.length).toBeGreaterThan(0)
    const total = `${lines.totalAmount.toLocaleString('ko-KR')}원`
    expect(summary()).toHaveTextContent(`상품 금액${total}배송비무료총 결제 금액${total}`)
    view.unmount()

    await renderApp('/checkout', { as: 'jihoon', state: history.state })
    expect(await screen.findByRole('list', { name: '주문 상품' })).toBeVisible()
    expect(summary()).toHaveTextContent(`총 결제 금액${total}`)
  })

  test('[CHK-01] the checkout survives a reload without its history entry, not a new visit', async () => {
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

  test('[CHK-06, CHK-02] shows the fee, the amount left until it is free, discount and list price', async () => {
    await openCheckout()
    expect(summary()).toHaveTextContent(/11,000원 더 담으면 무료배송이에요.*상품 금액39,000원배송비2,500원총 결제 금액41,500원/)
    expect(screen.getAllByRole('button', { name: '41,500원 결제하기' })).toHaveLength(2)
  })

  test('[CHK-06, OPEN-01] computes the fee of a direct purchase, whose entry has none', async () => {
    await openCheckout({ isAtOnce: true, language: 'en' })
    expect(summary()).toHaveTextContent(/11,000 won more for free shipping.*Subtotal39,000 wonShipping2,500 wonTotal41,500 won/)
  })
})

describe('address and payment method', () => {
  test('[CHK-03, CHK-05] a reload keeps the chosen address and method; card is the default', async () => {
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

  test('[PROD-08, OPEN-31] the delivery takes two to five days, of a virtual account from the deposit on', async () => {
    const { user } = await openCheckout()
    expect(screen.getByText('결제 후 평균 2~5일 안에 도착해요')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: '가상계좌' }))
    expect(screen.getByText('입금이 확인되면 평균 2~5일 안에 도착해요')).toBeVisible()
    expect(screen.queryByText('결제 후 평균 2~5일 안에 도착해요')).toBeNull()
  })

  test('[CHK-05, PAY-01] each method is sent to the provider under its own name', async () => {
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

  test('[CHK-04] paying without an address opens a dialog that leads to the form', async () => {
    const { open } = stubPopup()
    const { user } = await openCheckout({ addresses: 0 })
    expect(await screen.findByText('등록된 배송지가 없어요')).toBeVisible()
    await pressPay({ user })
    const dialog = await screen.findByRole('dialog', { name: '배송지가 필요해요' })
    expect(dialog).toHaveTextContent('배송지를 선택하거나 새로 추가해 주세요')
    expect(open).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: '배송지 추가' }))
    expect(await screen.findByRole('dialog', { name: '배송지 추가' })).toBeVisible()
    // A browser fills in the receiver, not the address's own name.
    expect(
      screen
        .getAllByRole('textbox')
        .map((field) => field.getAttribute('autocomplete'))
        .slice(0, 2),
    ).toEqual(['off', 'name'])
  })

  test('[CHK-04] in English asks to choose one of several addresses', async () => {
    const { user } = await openCheckout({ addresses: 2, language: 'en' })
    await pressPay({ user })
    expect(await screen.findByRole('dialog')).toHaveTextContent('Please select or add an address')
    expect(await countOrdersByStatus()).toEqual({})
  })
})

describe('the order', () => {
  test('[CHK-07] is created once at current prices, however often pay is pressed', async () => {
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
    const app = await openCheckout()
    const [button] = screen.getAllByRole('button', { name: /결제하기$/ })
    for (let press = 0; press < 5; press += 1) await app.user.click(button ?? document.body)
    const orderId = await openedOrderId(shown)
    expect(calls['POST /v1/orders']).toBe(1)
    expect(shown.open).toHaveBeenCalledTimes(1)
    expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
    const address = await startMockServer().world.read((tx) =>
      tx.addresses.findFirst((q) => q.where({ userId: personas.jihoon.id })),
    )
    expect(body).toEqual({
      products: [{ productId: expect.any(Number), stockId: sizes.ribbedTurtleneck, price: 39_000, quantity: 1 }],
      addressId: address?.id,
      totalAmount: 41_500,
      shippingAmount: 2500,
    })
    expect(storedOrders()).toEqual({ [orderId]: 'pending' })
  })

  test('[CHK-08, CART-08] a line sold out meanwhile is named, and removing it lets the order through', async () => {
    const shown = stubPopup()
    const app = await openCheckout({ wanted: [cheapShirt, { stockId: sizes.washedCap, quantity: 1 }] })
    await app.user.click(await screen.findByRole('radio', { name: '계좌이체' }))
    await startMockServer().world.transaction((tx) => sellOut(tx, sizes.checkShirt, START))
    await pressPay(app)
    const dialog = await screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('품절되었어요')
    expect(shown.popup.closed).toBe(true)
    expect(await within(dialog).findByText('품절됐어요. 합계에서 뺐어요.')).toBeVisible()
    await app.user.click(within(dialog).getByRole('button', { name: '주문 상품 확인하기' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: '주문 상품' })).toHaveFocus())
    expect(screen.getByRole('radio', { name: '계좌이체' })).toBeChecked()

    await app.user.click(screen.getByRole('button', { name: /빼고 주문하기$/ }))
    expect(within(orderLines()).getAllByRole('listitem')).toHaveLength(1)
    expect(summary()).toHaveTextContent('상품 금액25,000원배송비2,500원')
    await pressPay(app)
    await openedOrderId(shown)
    expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
    expect(storedLines()).toHaveLength(2)
  })

  test('[CHK-08, CART-08] a line known to be sold out is out of the sum, and no order is sent with it', async () => {
    await startMockServer().world.transaction((tx) => sellOut(tx, sizes.ribbedTurtleneck, START))
    const shop = await openCheckout()
    stubPopup()
    const calls = countCalls()
    expect(await screen.findByText('품절됐어요. 합계에서 뺐어요.')).toBeVisible()
    expect(screen.getByRole('complementary')).not.toHaveTextContent(/\d원/)
    await pressPay(shop)
    const dialog = await screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
    expect(dialog).toHaveTextContent('주문할 수 없는 상품이 있어요. 빼거나 수량을 줄여 주세요.')
    expect(dialog).toHaveTextContent('아이보리 골지 터틀넥')
    expect(calls['POST /v1/orders']).toBeUndefined()
  })

  test('[CHK-08, CART-08] offers the quantity left; removing the last line leads to the cart', async () => {
    const app = await openCheckout({ wanted: [{ stockId: sizes.sheerCardigan, quantity: 3 }] })
    await app.user.click(await screen.findByRole('button', { name: '1개만 주문하기' }))
    expect(summary()).toHaveTextContent('상품 금액34,400원')
    app.view.unmount()

    await startMockServer().world.transaction((tx) => sellOut(tx, sizes.sheerCardigan, START))
    const again = await renderApp('/checkout', { as: 'jihoon', state: history.state })
    await again.user.click(await screen.findByRole('button', { name: /빼고 주문하기$/ }))
    await expectPath(/^\/cart$/)
  })

  test('[CHK-08, CART-08] a price changed meanwhile is shown; the second press pays it', async () => {
    const shown = stubPopup()
    const app = await openCheckout()
    await startMockServer().world.transaction((tx) => {
      tx.products.update(productOfStock(tx, sizes.ribbedTurtleneck), { data: (draft) => void (draft.price += 5000) })
    })
    await pressPay(app)
    const dialog = await screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('가격이 바뀌었어요')
    expect(await within(dialog).findByText('가격이 바뀌었어요 (39,000원 → 44,000원)')).toBeVisible()
    await app.user.click(within(dialog).getByRole('button', { name: '다시 결제하기' }))
    await openedOrderId(shown)
    expect(summary()).toHaveTextContent('총 결제 금액46,500원')
    expect(await countOrdersByStatus()).toEqual({ PENDING: 1 })
  })

  test('[CHK-08, ERR-01] any other refusal shows the server’s message and offers a second try', async () => {
    stubPopup()
    const app = await openCheckout()
    overrideHandler('post', '/v1/orders', () => refusal(404, 'ADDRESS_NOT_FOUND', '배송지를 찾을 수 없어요.'), true)
    const calls = countCalls()
    await pressPay(app)
    const dialog = await screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
    expect(within(dialog).getByRole('alert')).toHaveTextContent('배송지를 찾을 수 없어요.')
    // Shows the addresses that there are by now.
    await waitFor(() => expect(calls[`GET /v1/users/${personas.jihoon.id}`]).toBe(1))
    expect(within(dialog).getByRole('link', { name: '장바구니에서 확인하기' })).toHaveAttribute('href', '/cart')
    await app.user.click(within(dialog).getByRole('button', { name: '다시 결제하기' }))
    await waitFor(async () => expect(await countOrdersByStatus()).toEqual({ PENDING: 1 }))
  })
})
