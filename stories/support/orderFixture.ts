import type { Order } from '../../src/contract/orderShape.ts'
import { picturePath } from './pictures.ts'

/** An order of two lines, overridable by a story. */
export const orderFixture = (more: Partial<Order> = {}): Order => ({
  orderId: '20261121-STORY',
  id: 1,
  orderedAt: '2026-11-21T08:30:00+09:00',
  status: 'CONFIRMED',
  totalAmount: 223_300,
  paidAmount: null,
  productAmount: 223_300,
  shippingAmount: 0,
  address: { receiver: '구민서', phoneNumber: '01013572461', address: '서울 종로구 사직로 161', addressDetail: '2층' },
  details: [
    line(11, '울 블렌드 오버 블레이저', 'M', 143_200, picturePath('blazer')),
    line(12, '와이드 핀턱 슬랙스', 'S', 80_100, picturePath('trousers')),
  ],
  isVirtualAccountPayment: false,
  failCode: null,
  failMessage: null,
  virtualAccount: null,
  ...more,
})

const line = (id: number, productName: string, size: string, price: number, productImageUrl: string) => ({
  id,
  productId: id,
  productName,
  productImageUrl,
  size,
  quantity: 1,
  price,
  canWriteReview: false,
  canPartialCancel: true,
  isCanceled: false,
})
