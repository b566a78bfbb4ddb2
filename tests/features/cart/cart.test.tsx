import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { wholeText } from '../../../stories/support/wholeText.ts'
import type { CartItem } from '../../../src/features/cart/slice.ts'
import { readCart } from '../../../src/features/cart/slice.ts'
import { fillLocalStorage } from '../../support/fullStorage.ts'
import { coat, replyWithProduct } from '../../support/productFixture.tsx'
import { overrideHandler, refusal, renderApp } from '../../support/renderApp.tsx'

/** The coat in size L for 36,000 won. */
const cartItem = (more: Partial<CartItem> = {}, product: Partial<CartItem['product']> = {}): CartItem => ({
  product: {
    id: 7,
    name: '헤링본 코트',
    price: 48_000,
    discount: 25,
    discountedPrice: 36_000,
    imageUrl: '/img/a-320.avif',
    ...product,
  },
  stockId: 73,
  size: 'L',
  quantity: 1,
  ...more,
})
const storeCart = (...items: CartItem[]) =>
  localStorage.setItem('cart', JSON.stringify({ items, totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0) }))
const storedCart = () => readCart(localStorage.getItem('cart'))

const summary = () => screen.getByRole('complementary')
const lines = () => screen.getByRole('list', { name: '담은 상품' })
const badge = (count: number) => screen.findByRole('link', { name: `장바구니, 상품 ${count}개` })

const setPrice = (price: number) => replyWithProduct(coat({}, { price, discount: 0, discountedPrice: null }))

async function open(language: 'ko' | 'en' = 'ko') {
  const app = await renderApp('/cart', { as: 'jihoon', language })
  await screen.findByRole('heading', { level: 1, name: language === 'ko' ? '장바구니' : 'Cart' })
  return app
}

beforeEach(() => replyWithProduct(coat()))

describe('an empty cart', () => {
  test('[CART-01, NAV-04] shows the empty state, a link to the shop and no badge', async () => {
    await open()
    expect(screen.getByText('장바구니가 비어 있어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '쇼핑하러 가기' })).toHaveAttribute('href', '/shop')
    expect(screen.queryByRole('button', { name: /주문하기/ })).toBeNull()
    expect(screen.getByRole('link', { name: '장바구니' })).toBeVisible()
  })

  test.each(['{"items":[', '{"items":[{"sku":1}]}', 'null', '42'])(
    '[CART-06] a stored value of %s is an empty cart',
    async (stored) => {
      localStorage.setItem('cart', stored)
      await open('en')
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
    en: /couldn’t be read and is left out/,
  }

  test.each(['ko', 'en'] as const)(
    '[CART-06] shows the others and says so, and stays stored until it is changed: %s',
    async (language) => {
      localStorage.setItem('cart', damaged)
      const { user } = await open(language)
      expect(screen.getByText(notices[language])).toBeVisible()
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
    expect(storedCart().items.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['L', 2],
      ['M', 1],
    ])
  })
})

describe('lines and amounts', () => {
  test('[CART-02] shows image, name, size, quantity and price; minus stops at 1, plus never', async () => {
    storeCart(cartItem({ quantity: 2 }))
    const { user } = await open()
    const line = within(lines())
    expect(line.getByRole('link', { name: '헤링본 코트' })).toHaveAttribute('href', '/product/7')
    expect(lines().querySelector('img')?.src).toContain('img/a-320.avif')
    expect(lines()).toHaveTextContent('72,000원36,000원 × 2')
    const minus = line.getByRole('button', { name: '수량 줄이기' })
    await user.click(minus)
    expect(minus).toBeDisabled()
    expect(lines()).toHaveTextContent('25%36,000원정가 48,000원')
    expect(lines()).not.toHaveTextContent('×')
    for (let pressed = 0; pressed < 40; pressed += 1) await user.click(line.getByRole('button', { name: '수량 늘리기' }))
    expect(line.getByRole('group', { name: '헤링본 코트 L 수량' })).toHaveTextContent('41')
    expect(storedCart().totalItems).toBe(41)
    expect(await badge(41)).toBeVisible()
  })

  test('[CART-04, CART-02, OPEN-01] below 50,000 won shipping costs 2,500 won, with the amount left', async () => {
    storeCart(cartItem())
    await open()
    expect(summary()).toHaveTextContent('14,000원 더 담으면 무료배송이에요')
    expect(summary()).toHaveTextContent('상품 금액36,000원배송비2,500원결제할 금액38,500원')
  })

  test('[CART-04] under a single line shows the cheapest goods that reach free shipping', async () => {
    storeCart(cartItem())
    const { view } = await open()
    const title = await screen.findByRole('heading', { name: '무료배송까지 14,000원' })
    const goods = within(title.closest('section') ?? document.body).getAllByRole('link')
    expect(goods).toHaveLength(3)
    expect(goods[0]).toHaveTextContent('베이지 피크닉 토트백')
    view.unmount()

    setPrice(50_000)
    await open()
    expect(screen.queryByRole('heading', { name: /^무료배송까지/ })).toBeNull()
  })

  test('[CART-04] shipping is free from 50,000 won, not at 49,999', async () => {
    setPrice(49_999)
    storeCart(cartItem({}, { price: 49_999, discountedPrice: null }))
    const { view } = await open()
    expect(summary()).toHaveTextContent('1원 더 담으면 무료배송이에요')
    expect(summary()).toHaveTextContent('결제할 금액52,499원')
    view.unmount()

    setPrice(50_000)
    storeCart(cartItem({}, { price: 50_000, discountedPrice: null }))
    await open()
    await waitFor(() => expect(summary()).toHaveTextContent('무료배송이에요상품 금액50,000원배송비무료결제할 금액50,000원'))
  })

  test('[CART-02, CART-03] removes a line; undo puts it back in its place', async () => {
    storeCart(cartItem(), cartItem({ stockId: 72, size: 'M' }))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '헤링본 코트 L 빼기' }))
    expect(within(lines()).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('button', { name: '헤링본 코트 M 빼기' })).toHaveFocus()
    expect(storedCart().items.map(({ size }) => size)).toEqual(['M'])
    await user.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(storedCart().items.map(({ size }) => size)).toEqual(['L', 'M'])

    await user.click(screen.getByRole('button', { name: '헤링본 코트 L 빼기' }))
    await user.click(screen.getByRole('button', { name: '헤링본 코트 M 빼기' }))
    expect(screen.getByText('장바구니가 비어 있어요')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('[CART-05, OPEN-16] buying hands lines, amount and fee to the checkout and keeps the cart', async () => {
    storeCart(cartItem())
    const { user } = await open()
    const [buy] = screen.getAllByRole('button', { name: /주문하기$/ })
    await user.click(buy ?? document.body)
    await waitFor(() => expect(location.pathname).toBe('/checkout'))
    const state: unknown = history.state
    expect(state).toMatchObject({ usr: { orderItems: [cartItem()], totalAmount: 36_000, shippingFee: 2500 } })
    expect(storedCart().totalItems).toBe(1)
  })

  test('[CART-04] shows the amount left for free shipping in English', async () => {
    storeCart(cartItem())
    await open('en')
    expect(summary()).toHaveTextContent('14,000 won more for free shipping')
    expect(screen.getByRole('button', { name: 'Remove 헤링본 코트 L' })).toBeVisible()
  })
})

describe('current prices and stock', () => {
  test('[CART-08] a changed price is shown and used in the sum; ordering accepts it', async () => {
    replyWithProduct(coat({}, { discount: 0, discountedPrice: 40_000 }))
    storeCart(cartItem())
    const { user, view } = await open()
    expect(await screen.findByText(wholeText('가격이 바뀌었어요 (36,000원 → 40,000원)'))).toBeVisible()
    expect(summary()).toHaveTextContent('상품 금액40,000원')
    const [buy] = screen.getAllByRole('button', { name: /주문하기$/ })
    await user.click(buy ?? document.body)
    expect(history.state).toMatchObject({ usr: { totalAmount: 40_000, orderItems: [{ product: { discountedPrice: 40_000 } }] } })
    view.unmount()

    await open()
    expect(summary()).toHaveTextContent('상품 금액40,000원')
    expect(screen.queryByText(/가격이 바뀌었어요/)).toBeNull()
  })

  test('[CART-02, CART-08] a restored line still shows that its price has changed', async () => {
    setPrice(40_000)
    storeCart(cartItem())
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '헤링본 코트 L 빼기' }))
    await user.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(await screen.findByText(wholeText('가격이 바뀌었어요 (36,000원 → 40,000원)'))).toBeVisible()
    expect(storedCart().items).toEqual([cartItem()])
  })

  test('[CART-08] marks a sold-out size and a size with too few left', async () => {
    storeCart(cartItem({ stockId: 71, size: 'S' }), cartItem({ stockId: 72, size: 'M', quantity: 3 }), cartItem({ stockId: 79 }))
    await open()
    expect(await screen.findByText('품절됐어요. 빼고 주문해 주세요.')).toBeVisible()
    expect(screen.getByText('2개만 남았어요. 수량을 줄여 주세요.')).toBeVisible()
    expect(screen.getByText('더 이상 판매하지 않아요. 빼고 주문해 주세요.')).toBeVisible()
  })

  test('[CART-08, CART-05] what cannot be ordered is out of the sum and named; the checkout gets it for a remedy', async () => {
    storeCart(cartItem(), cartItem({ stockId: 71, size: 'S' }), cartItem({ stockId: 72, size: 'M', quantity: 3 }))
    const { user } = await open()
    await waitFor(() => expect(summary()).toHaveTextContent('합계에서 뺀 상품헤링본 코트 S헤링본 코트 M'))
    expect(summary()).toHaveTextContent('14,000원 더 담으면 무료배송이에요')
    expect(summary()).toHaveTextContent('상품 금액36,000원배송비2,500원결제할 금액38,500원')
    await user.click(within(lines()).getAllByRole('button', { name: '수량 줄이기' })[2] ?? document.body)
    expect(summary()).toHaveTextContent('상품 금액108,000원배송비무료')
    expect(summary()).not.toHaveTextContent('헤링본 코트 M')
    await user.click(screen.getAllByRole('button', { name: /주문하기$/ })[0] ?? document.body)
    await waitFor(() => expect(location.pathname).toBe('/checkout'))
    expect(history.state).toMatchObject({ usr: { orderItems: { length: 3 }, totalAmount: 108_000, shippingFee: 0 } })
  })

  test('[CART-08] a cart without anything that can be ordered has no sum, and nothing to press', async () => {
    overrideHandler('get', '/v1/products/7', () => refusal(404, 'PRODUCT_NOT_FOUND', '상품을 찾을 수 없어요.'))
    storeCart(cartItem())
    await open()
    await waitFor(() => expect(summary()).toHaveTextContent('결제할 금액0원'))
    for (const button of screen.getAllByRole('button', { name: /주문하기$/ })) expect(button).toBeDisabled()
  })

  test('[CART-08, ERR-02] without a reply the stored price stays, with a retry', async () => {
    overrideHandler('get', '/v1/products/7', () => HttpResponse.error(), true)
    storeCart(cartItem())
    const { user } = await open()
    expect(await screen.findByText(/지금 가격과 재고를 확인하지 못했어요/)).toBeVisible()
    expect(summary()).toHaveTextContent('상품 금액36,000원')
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await waitFor(() => expect(screen.queryByText(/확인하지 못했어요/)).toBeNull())
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
    await open()
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
    const { user } = await open()
    // Its event has not arrived yet.
    storeCart(cartItem({ quantity: 5 }), cartItem({ stockId: 72, size: 'M' }))
    await user.click(screen.getByRole('button', { name: '수량 늘리기' }))
    expect(storedCart().items.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['L', 6],
      ['M', 1],
    ])
    expect(await badge(7)).toBeVisible()
  })

  test('[CART-06] with a full storage the cart lasts as long as the page', async () => {
    storeCart(cartItem())
    const { user } = await open()
    fillLocalStorage()
    await user.click(screen.getByRole('button', { name: '수량 늘리기' }))
    expect(await badge(2)).toBeVisible()
    expect(summary()).toHaveTextContent('상품 금액72,000원')
  })
})
