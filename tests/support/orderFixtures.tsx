import type { Order, OrderLine } from '../../src/contract/orderShape.ts'
import { overrideHandler, success } from './renderApp.tsx'

export const DAY = 24 * 60 * 60_000

export const line: OrderLine = {
  id: 11,
  productId: 7,
  productName: '헤링본 코트',
  productImageUrl: '/img/coat-320.avif',
  size: 'L',
  quantity: 2,
  price: 18_000,
  canWriteReview: false,
  canPartialCancel: false,
  isCanceled: false,
}

/** A paid order of one line. */
export const order = (more: Partial<Order> = {}): Order => ({
  orderId: '20261121-A',
  id: 1,
  orderedAt: '2026-11-21T08:30:00+09:00',
  status: 'CONFIRMED',
  totalAmount: 38_500,
  paidAmount: null,
  productAmount: 36_000,
  shippingAmount: 2500,
  address: { receiver: '구민서', phoneNumber: '01013572461', address: '서울 성동구 성수이로 87', addressDetail: '3층' },
  details: [line],
  isVirtualAccountPayment: false,
  failCode: null,
  failMessage: null,
  virtualAccount: null,
  ...more,
})

const virtualAccount = {
  bankName: '신한은행',
  accountNumber: '56211102003004',
  totalAmount: 54_000,
  accountHolderName: null,
  dueDate: '2026-11-24T23:59:59+09:00',
}

/** An order of two lines, paid by virtual account. */
export const virtualAccountOrder = (status: string, lines: Partial<OrderLine> = {}, more: Partial<Order> = {}): Order =>
  order({
    orderId: `O-${status}`,
    status,
    totalAmount: 54_000,
    productAmount: 54_000,
    shippingAmount: 0,
    details: [
      { ...line, ...lines },
      { ...line, id: 12, size: 'M', quantity: 1, ...lines },
    ],
    isVirtualAccountPayment: true,
    virtualAccount,
    ...more,
  })

/** Overrides Minseo's order list with these orders. */
export const replyWithOrders = (...orders: Order[]) => overrideHandler('get', '/v1/users/1/orders', () => success(orders))
