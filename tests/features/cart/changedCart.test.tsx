import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { badge, cartItem, lines, openCart, setPrice, storeCart, readStoredCart, summary } from '../../support/cartPage.tsx'
import { coat, replyWithProduct } from '../../support/productFixture.tsx'
import { overrideHandler, refusal } from '../../support/renderApp.tsx'

beforeEach(() => replyWithProduct(coat()))

test('[CART-08] a changed price is shown and used in the sum; ordering accepts it', async () => {
  replyWithProduct(coat({}, { discount: 0, discountedPrice: 40_000 }))
  storeCart(cartItem())
  const { user, view } = await openCart()
  expect(await screen.findByText('가격이 바뀌었어요 (36,000원 → 40,000원)')).toBeVisible()
  expect(summary()).toHaveTextContent('상품 금액40,000원')
  const [buy] = screen.getAllByRole('button', { name: /주문하기$/ })
  await user.click(buy ?? document.body)
  expect(history.state).toMatchObject({ usr: { totalAmount: 40_000, orderItems: [{ product: { discountedPrice: 40_000 } }] } })
  view.unmount()

  await openCart()
  expect(summary()).toHaveTextContent('상품 금액40,000원')
  expect(screen.queryByText(/가격이 바뀌었어요/)).toBeNull()
})

test('[CART-02, CART-08] a restored line still shows that its price has changed', async () => {
  setPrice(40_000)
  storeCart(cartItem())
  const { user } = await openCart()
  await user.click(screen.getByRole('button', { name: '헤링본 코트 L 빼기' }))
  await user.click(screen.getByRole('button', { name: '되돌리기' }))
  expect(await screen.findByText('가격이 바뀌었어요 (36,000원 → 40,000원)')).toBeVisible()
  expect(readStoredCart().items).toEqual([cartItem()])
})

test('[CART-08] marks a sold-out size and a size with too few left', async () => {
  storeCart(cartItem({ stockId: 71, size: 'S' }), cartItem({ stockId: 72, size: 'M', quantity: 3 }), cartItem({ stockId: 79 }))
  await openCart()
  expect(await screen.findByText('품절됐어요. 합계에서 뺐어요.')).toBeVisible()
  expect(screen.getByText('2개만 남았어요. 합계에서 뺐어요.')).toBeVisible()
  expect(screen.getByText('더 이상 판매하지 않아요. 합계에서 뺐어요.')).toBeVisible()
  expect(await badge(5)).toBeVisible()
})

test('[CART-08, CART-02] a sold-out line has a button that removes it, and no quantity', async () => {
  storeCart(cartItem({ stockId: 71, size: 'S' }), cartItem())
  const { user } = await openCart()
  await screen.findByText('품절됐어요. 합계에서 뺐어요.')
  expect(screen.queryByRole('group', { name: '헤링본 코트 S 수량' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '헤링본 코트 S 빼기' }))
  expect(readStoredCart().items.map(({ size }) => size)).toEqual(['L'])
  expect(screen.getByRole('button', { name: '헤링본 코트 L 빼기' })).toHaveFocus()
})

test('[CART-08] one press reduces a line to what is left', async () => {
  storeCart(cartItem({ stockId: 72, size: 'M', quantity: 3 }))
  const { user } = await openCart()
  await user.click(await screen.findByRole('button', { name: '2개로 줄이기' }))
  expect(readStoredCart().items.map(({ quantity }) => quantity)).toEqual([2])
  expect(summary()).toHaveTextContent('상품 금액72,000원')
  expect(screen.queryByText(/개만 남았어요/)).toBeNull()
})

test('[CART-05, CART-08] the lines of the sum go to the checkout; what cannot be ordered is named and stays', async () => {
  storeCart(cartItem(), cartItem({ stockId: 71, size: 'S' }), cartItem({ stockId: 72, size: 'M', quantity: 3 }))
  const { user } = await openCart()
  await waitFor(() => expect(summary()).toHaveTextContent('14,000원 더 담으면 무료배송이에요'))
  expect(lines()).toHaveTextContent(/헤링본 코트S품절됐어요. 합계에서 뺐어요..*헤링본 코트M2개만 남았어요. 합계에서 뺐어요./)
  expect(summary()).toHaveTextContent('상품 금액36,000원배송비2,500원총 결제 금액38,500원')
  await user.click(within(lines()).getAllByRole('button', { name: '수량 줄이기' })[1] ?? document.body)
  expect(summary()).toHaveTextContent('상품 금액108,000원배송비무료')
  expect(lines()).not.toHaveTextContent('2개만 남았어요')
  await user.click(screen.getAllByRole('button', { name: /주문하기$/ })[0] ?? document.body)
  await waitFor(() => expect(location.pathname).toBe('/checkout'))
  expect(history.state).toMatchObject({
    usr: { orderItems: [{ size: 'L' }, { size: 'M', quantity: 2 }], totalAmount: 108_000, shippingFee: 0 },
  })
  expect(readStoredCart().items.map(({ size }) => size)).toEqual(['L', 'S', 'M'])
})

test('[CART-08] a cart without anything that can be ordered has no sum, says so, and has nothing to press', async () => {
  overrideHandler('get', '/v1/products/7', () => refusal(404, 'PRODUCT_NOT_FOUND', '상품을 찾을 수 없어요.'))
  storeCart(cartItem())
  await openCart()
  await waitFor(() => expect(summary()).toHaveTextContent('지금 주문할 수 있는 상품이 없어요'))
  expect(summary()).not.toHaveTextContent(/\d원/)
  for (const button of screen.getAllByRole('button', { name: /주문하기$/ })) expect(button).toBeDisabled()
})

test('[CART-08, ERR-02] without a reply the stored price stays, with a retry', async () => {
  overrideHandler('get', '/v1/products/7', () => HttpResponse.error(), true)
  storeCart(cartItem())
  const { user } = await openCart()
  expect(await screen.findByText(/지금 가격과 재고를 확인하지 못했어요/)).toBeVisible()
  expect(summary()).toHaveTextContent('상품 금액36,000원')
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(screen.queryByText(/확인하지 못했어요/)).toBeNull())
})
