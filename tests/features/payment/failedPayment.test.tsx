import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sizes } from '../../../mocks/scenarios/purchases.ts'
import { abandonPayment, placePendingOrder, storeCart, storedLines, toCartLines } from '../../support/payment.tsx'
import { overrideHandler, renderApp, success } from '../../support/renderApp.tsx'

const failure = () => screen.findByRole('alert')
const open = (path: string) => renderApp(path, { as: 'jihoon', settle: false })

test('[PAY-08, CHK-05] a failed payment shows what was to be paid, and is retried with another method', async () => {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  await abandonPayment(orderId, '61', '한도초과로 결제에 실패했습니다.')
  const { user } = await open(`/payment/result?orderId=${orderId}`)
  expect(await failure()).toHaveTextContent('다른 결제수단을 골라 주세요')
  const goods = screen.getByRole('region', { name: '결제하려던 상품' })
  expect(goods).toHaveTextContent('결제되지 않은 금액')
  expect(screen.getByRole('radio', { name: '신용카드' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: '계좌이체' }))
  await user.click(screen.getByRole('link', { name: '다시 결제하기' }))
  expect(await screen.findByRole('heading', { level: 1, name: '주문·결제' })).toBeVisible()
  expect(await screen.findByRole('radio', { name: '계좌이체' })).toBeChecked()
})

test('[PAY-08, CHK-01] a failed payment is retried after a reload too', async () => {
  const orderId = await placePendingOrder()
  storeCart(await toCartLines())
  await abandonPayment(orderId, '61', '한도초과')
  for (let times = 0; times < 2; times += 1) {
    const { view } = await open(`/payment/result?orderId=${orderId}`)
    await failure()
    expect(screen.getByRole('link', { name: '다시 결제하기' })).toHaveAttribute('href', '/checkout')
    view.unmount()
  }
})

test('[PAY-08] a method is offered only where another one helps, and the code comes last', async () => {
  const orderId = await placePendingOrder()
  await abandonPayment(orderId, 'OUT_OF_STOCK', '품절되었어요.')
  await open(`/payment/result?orderId=${orderId}`)
  expect(await failure()).toHaveTextContent(/품절되었어요.*주문 상품 확인하기오류 코드 OUT_OF_STOCK$/)
  expect(screen.getByRole('link', { name: '주문 상품 확인하기' })).toHaveAttribute('href', '/checkout')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('[PAY-08] without a checkout on this device and with an empty cart the shop is the way on', async () => {
  const orderId = await placePendingOrder()
  await abandonPayment(orderId, '61', '한도초과')
  localStorage.removeItem('checkouts')
  localStorage.removeItem('cart')
  await open(`/payment/result?orderId=${orderId}`)
  expect(await failure()).toHaveTextContent('결제된 금액은 없어요. 상품을 담아 다시 주문해 주세요.')
  expect(screen.getByRole('link', { name: '쇼핑하러 가기' })).toHaveAttribute('href', '/shop')
})

test('[PAY-08] after an expired deposit the goods, which have left the cart, are paid again', async () => {
  const orderId = await placePendingOrder()
  const cap = await toCartLines([{ stockId: sizes.washedCap, quantity: 1 }])
  storeCart(cap)
  const expired = { orderId, status: 'CANCELED', failCode: 'DEPOSIT_EXPIRED', failMessage: '입금 기한이 지났어요.' }
  overrideHandler('get', '/v1/orders/:orderId/complete', () => success(expired))
  const { user } = await open(`/payment/result?orderId=${orderId}`)
  await failure()
  await user.click(screen.getByRole('link', { name: '다시 결제하기' }))
  expect(await screen.findByRole('heading', { level: 1, name: '주문·결제' })).toBeVisible()
  expect(await screen.findByText(/골지 터틀넥/)).toBeVisible()
  expect(storedLines()).toEqual(cap)
})

test('[PAY-08] of an order that this device does not know the goods of the cart are not what was to be paid', async () => {
  const orderId = await placePendingOrder()
  await abandonPayment(orderId, '61', '한도초과')
  localStorage.removeItem('checkouts')
  storeCart(await toCartLines([{ stockId: sizes.washedCap, quantity: 3 }]))
  await open(`/payment/result?orderId=${orderId}`)
  expect(await failure()).toHaveTextContent('결제된 금액은 없어요. 장바구니에서 다시 주문해 주세요.')
  expect(screen.queryByRole('region', { name: '결제하려던 상품' })).toBeNull()
})
