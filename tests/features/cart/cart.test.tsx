import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { productsApi } from '../../../src/features/catalogue/api.ts'
import { badge, cartItem, lines, openCart, setPrice, storeCart, readStoredCart, summary } from '../../support/cartPage.tsx'
import { fillLocalStorage } from '../../support/fullStorage.ts'
import { coat, replyWithProduct } from '../../support/productFixture.tsx'
import { renderApp, settled } from '../../support/renderApp.tsx'

beforeEach(() => replyWithProduct(coat()))

describe('an empty cart', () => {
  test('[CART-01, NAV-04] shows the empty state, a link to the shop and no badge', async () => {
    await openCart()
    expect(screen.getByText('장바구니가 비어 있어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '쇼핑하러 가기' })).toHaveAttribute('href', '/shop')
    expect(screen.queryByRole('button', { name: /주문하기/ })).toBeNull()
    expect(screen.getByRole('link', { name: '장바구니' })).toBeVisible()
  })

  test('[CART-01] selects no product', async () => {
    const select = vi.spyOn(productsApi.endpoints.product, 'select')
    await openCart()
    expect(select).not.toHaveBeenCalledWith(0)
  })

  test('[CART-01] shows six new products below, without what is sold out', async () => {
    await openCart()
    const goods = screen.getByRole('heading', { name: '새로 들어온 상품' }).closest('section') ?? document.body
    expect(within(goods).getAllByRole('link')).toHaveLength(6)
    expect(goods).not.toHaveTextContent('품절')
  })

  test.each(['{"items":[', '{"items":[{"sku":1}]}', 'null', '42'])(
    '[CART-06] a stored value of %s is an empty cart',
    async (stored) => {
      localStorage.setItem('cart', stored)
      await openCart('en')
      expect(screen.getByText('The cart is empty')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Go shopping' })).toHaveAttribute('href', '/shop')
    },
  )
})

describe('a cart with damaged lines', () => {
  const damaged = JSON.stringify({
    items: [cartItem({ stockId: 1, quantity: 0 }), cartItem({ quantity: 2 }), null, { ...cartItem(), product: { id: 7 } }],
    totalItems: 2,
  })
  const notices = {
    ko: /읽을 수 없는 것은 빼고 보여 드려요/,
    en: /couldn’t be read, so we left it out/,
  }

  test.each(['ko', 'en'] as const)(
    '[CART-06] shows the others and says so, and stays stored until it is changed: %s',
    async (language) => {
      localStorage.setItem('cart', damaged)
      // Before the page is settled: the toast goes after some seconds.
      const { user, store } = await renderApp('/cart', { as: 'jihoon', language, settle: false })
      expect(await screen.findByText(notices[language])).toBeVisible()
      await settled(store)
      const list = within(screen.getByRole('list', { name: language === 'ko' ? '담은 상품' : 'Items in your cart' }))
      expect(list.getAllByRole('listitem')).toHaveLength(1)
      expect(localStorage.getItem('cart')).toBe(damaged)
      await user.click(list.getByRole('button', { name: language === 'ko' ? '수량 늘리기' : 'Increase quantity' }))
      expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({ items: [{ quantity: 3 }], totalItems: 3 })
    },
  )

  test('[CART-06, PROD-06] an addition keeps the good lines', async () => {
    localStorage.setItem('cart', damaged)
    const { user } = await renderApp('/product/7', { as: 'jihoon' })
    const [size] = await screen.findAllByRole('button', { name: /^M/ })
    await user.click(size ?? document.body)
    const [add] = screen.getAllByRole('button', { name: '장바구니 담기' })
    await user.click(add ?? document.body)
    expect(readStoredCart().items.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['L', 2],
      ['M', 1],
    ])
  })
})

describe('lines and amounts', () => {
  test('[CART-02] shows image, name, size, quantity and price; minus stops at 1, plus never', async () => {
    storeCart(cartItem({ quantity: 2 }))
    const { user } = await openCart()
    const line = within(lines())
    expect(line.getByRole('link', { name: '헤링본 코트' })).toHaveAttribute('href', '/product/7')
    expect(lines().querySelector('img')?.src).toContain('img/a-320.avif')
    expect(lines()).toHaveTextContent('72,000원36,000원 × 2')
    const minus = line.getByRole('button', { name: '수량 줄이기' })
    await user.click(minus)
    expect(minus).toHaveAttribute('aria-disabled', 'true')
    expect(minus).toHaveFocus()
    await user.click(minus)
    expect(lines()).toHaveTextContent('25%36,000원정가 48,000원')
    expect(lines()).not.toHaveTextContent('×')
    for (let pressed = 0; pressed < 40; pressed += 1) await user.click(line.getByRole('button', { name: '수량 늘리기' }))
    expect(line.getByRole('group', { name: '헤링본 코트 L 수량' })).toHaveTextContent('41')
    expect(readStoredCart().totalItems).toBe(41)
    expect(await badge(41)).toBeVisible()
  })

  test('[CART-04, CART-02, OPEN-01] below 50,000 won shipping costs 2,500 won, with the amount left', async () => {
    storeCart(cartItem())
    await openCart()
    expect(summary()).toHaveTextContent('14,000원 더 담으면 무료배송이에요')
    expect(summary()).toHaveTextContent('상품 금액36,000원배송비2,500원총 결제 금액38,500원')
  })

  test('[CART-04] under a single line shows goods that reach free shipping, those at their full price first', async () => {
    storeCart(cartItem())
    const { view } = await openCart()
    const title = await screen.findByRole('heading', { name: '이 중 하나면 무료배송이에요' })
    const goods = within(title.closest('section') ?? document.body).getAllByRole('link')
    expect(goods).toHaveLength(3)
    expect(goods[0]).toHaveTextContent('네이비 워시드 볼캡')
    for (const link of goods.slice(0, 2)) expect(link.closest('article')).not.toHaveTextContent('%')
    view.unmount()

    setPrice(50_000)
    await openCart()
    expect(screen.queryByRole('heading', { name: /무료배송이에요$/ })).toBeNull()
  })

  test('[CART-04] shipping is free from 50,000 won, not at 49,999', async () => {
    setPrice(49_999)
    storeCart(cartItem({}, { price: 49_999, discountedPrice: null }))
    const { view } = await openCart()
    expect(summary()).toHaveTextContent('1원 더 담으면 무료배송이에요')
    expect(summary()).toHaveTextContent('총 결제 금액52,499원')
    view.unmount()

    setPrice(50_000)
    storeCart(cartItem({}, { price: 50_000, discountedPrice: null }))
    await openCart()
    await waitFor(() => expect(summary()).toHaveTextContent('무료배송이에요상품 금액50,000원배송비무료총 결제 금액50,000원'))
  })

  test('[CART-02, CART-04] the shipping of a product at 0 won is in the summary', async () => {
    setPrice(0)
    storeCart(cartItem({}, { price: 0, discount: 0, discountedPrice: null }))
    await openCart()
    expect(summary()).toHaveTextContent('상품 금액0원배송비2,500원총 결제 금액2,500원')
  })

  test('[CART-02, CART-03] removes a line; undo puts it back in its place', async () => {
    storeCart(cartItem(), cartItem({ stockId: 72, size: 'M' }))
    const { user } = await openCart()
    await user.click(screen.getByRole('button', { name: '헤링본 코트 L 빼기' }))
    expect(within(lines()).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '헤링본 코트 M 빼기' })).toHaveFocus()
    expect(readStoredCart().items.map(({ size }) => size)).toEqual(['M'])
    await user.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(readStoredCart().items.map(({ size }) => size)).toEqual(['L', 'M'])

    await user.click(screen.getByRole('button', { name: '헤링본 코트 L 빼기' }))
    await user.click(screen.getByRole('button', { name: '헤링본 코트 M 빼기' }))
    expect(screen.getByText('장바구니가 비어 있어요')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('[CART-05, OPEN-16] buying hands lines, amount and fee to the checkout and keeps the cart', async () => {
    storeCart(cartItem())
    const { user } = await openCart()
    const [buy] = screen.getAllByRole('button', { name: /주문하기$/ })
    await user.click(buy ?? document.body)
    await waitFor(() => expect(location.pathname).toBe('/checkout'))
    const state: unknown = history.state
    expect(state).toMatchObject({ usr: { orderItems: [cartItem()], totalAmount: 36_000, shippingFee: 2500 } })
    expect(readStoredCart().totalItems).toBe(1)
  })

  test('[CART-04] shows the amount left for free shipping in English', async () => {
    storeCart(cartItem())
    await openCart('en')
    expect(summary()).toHaveTextContent('14,000 won more for free shipping')
    expect(screen.getByRole('button', { name: 'Remove 헤링본 코트 L' })).toBeVisible()
  })
})

describe('one cart on the device', () => {
  test('[CART-06] the cart is restored at start', async () => {
    storeCart(cartItem({ quantity: 3 }))
    await renderApp('/shop', { as: 'jihoon' })
    expect(await badge(3)).toBeVisible()
  })

  test('[CART-06] follows changes of the cart in other windows', async () => {
    storeCart(cartItem())
    await openCart()
    storeCart(cartItem({ quantity: 5 }))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
    expect(await badge(5)).toBeVisible()
    expect(lines()).toHaveTextContent('180,000원')
    localStorage.removeItem('cart')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: null })))
    expect(screen.getByText('장바구니가 비어 있어요')).toBeVisible()
  })

  test('[CART-06] a press is added to what another window has stored meanwhile', async () => {
    storeCart(cartItem())
    const { user } = await openCart()
    // Its event has not arrived yet.
    storeCart(cartItem({ quantity: 5 }), cartItem({ stockId: 72, size: 'M' }))
    await user.click(screen.getByRole('button', { name: '수량 늘리기' }))
    expect(readStoredCart().items.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['L', 6],
      ['M', 1],
    ])
    expect(await badge(7)).toBeVisible()
  })

  test('[CART-06] with a full storage the cart lasts as long as the page', async () => {
    storeCart(cartItem())
    const { user } = await openCart()
    fillLocalStorage()
    await user.click(screen.getByRole('button', { name: '수량 늘리기' }))
    expect(await badge(2)).toBeVisible()
    expect(summary()).toHaveTextContent('상품 금액72,000원')
  })
})
