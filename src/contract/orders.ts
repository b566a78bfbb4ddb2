import * as v from 'valibot'
import { CANCEL_REASON_MAX_LENGTH } from './limits.ts'
import { operation } from './operation.ts'
import { completion, order, refundAccount } from './orderShape.ts'
import { id, idText, listOf, mobileNumber, orderId, won } from './values.ts'
import { writtenText } from './writtenText.ts'

export const cancelReason = writtenText(CANCEL_REASON_MAX_LENGTH)
const cancellation = { cancelReason, virtualAccount: v.nullish(refundAccount) }

export const orderDraft = v.object({
  products: v.pipe(
    v.array(v.object({ productId: id, stockId: id, price: won, quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(1000),
  ),
  addressId: id,
  /** Products and shipping. */
  totalAmount: won,
  shippingAmount: won,
})

/** Newest first, without PENDING. */
export const userOrders = operation({
  id: 'API-45',
  method: 'GET',
  path: '/v1/users/:userId/orders',
  access: 'member',
  params: v.object({ userId: idText }),
  reply: listOf(order),
  refusals: [],
})

export const guestOrder = operation({
  id: 'API-47',
  method: 'POST',
  path: '/v1/users/guest/order',
  access: 'public',
  body: v.object({ orderId, phoneNumber: mobileNumber }),
  reply: order,
  refusals: ['ORDER_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
})

export const createOrder = operation({
  id: 'API-50',
  method: 'POST',
  path: '/v1/orders',
  access: 'user',
  body: orderDraft,
  reply: v.object({ orderId: v.string() }),
  refusals: ['PRICE_CHANGED', 'OUT_OF_STOCK', 'ADDRESS_NOT_FOUND', 'AMOUNT_MISMATCH', 'PRODUCT_NOT_FOUND'],
})

export const confirmOrder = operation({
  id: 'API-54',
  method: 'POST',
  path: '/v1/orders/confirm',
  access: 'user',
  body: v.object({ orderId, paymentKey: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), amount: won }),
  reply: completion,
  isReplyOptional: true,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE', 'AMOUNT_MISMATCH', 'INVALID_PAYMENT_KEY', 'OUT_OF_STOCK'],
})

/** Null, false or absent data means that nothing was changed (OPEN-17). */
export const failOrder = operation({
  id: 'API-55',
  method: 'POST',
  path: '/v1/orders/fail',
  access: 'user',
  body: v.object({ orderId, failCode: v.pipe(v.string(), v.maxLength(100)), failMessage: v.pipe(v.string(), v.maxLength(500)) }),
  reply: v.unknown(),
  refusals: [],
})

export const orderCompletion = operation({
  id: 'API-56',
  method: 'GET',
  path: '/v1/orders/:orderId/complete',
  access: 'user',
  params: v.object({ orderId }),
  reply: completion,
  refusals: ['ORDER_NOT_FOUND'],
})

export const cancelOrder = operation({
  id: 'API-57',
  method: 'POST',
  path: '/v1/orders/cancel',
  access: 'user',
  body: v.object({ orderId, ...cancellation }),
  reply: completion,
  isReplyOptional: true,
  refusals: ['ORDER_NOT_FOUND', 'NOT_CANCELABLE', 'REFUND_ACCOUNT_REQUIRED'],
})

export const cancelOrderLine = operation({
  id: 'API-58',
  method: 'POST',
  path: '/v1/orders/partialCancel',
  access: 'user',
  body: v.object({ orderId, orderItemId: id, ...cancellation }),
  reply: completion,
  isReplyOptional: true,
  refusals: ['ORDER_NOT_FOUND', 'ORDER_LINE_NOT_FOUND', 'NOT_CANCELABLE', 'ALREADY_CANCELED', 'REFUND_ACCOUNT_REQUIRED'],
})

export const examples = {
  guestOrder: { orderId: 'unknown', phoneNumber: '01013572462' },
  createOrder: {
    products: [{ productId: 1, stockId: 1, price: 1, quantity: 1 }],
    addressId: 1,
    totalAmount: 1,
    shippingAmount: 0,
  },
  confirmOrder: { orderId: 'unknown', paymentKey: 'invented', amount: 1 },
  failOrder: { orderId: 'unknown', failCode: 'X', failMessage: 'x' },
  cancelOrder: { orderId: 'unknown', cancelReason: '변심' },
  cancelOrderLine: { orderId: 'unknown', orderItemId: 1, cancelReason: '변심' },
}
