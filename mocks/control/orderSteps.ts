import type { OrderStatus } from '../../src/contract/orderShape.ts'

/** The states that a tester can give to an order: each by the rules that lead there, through the states in between. */
export const orderSteps: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ['FAILED'],
  WAITING_FOR_DEPOSIT: ['CONFIRMED', 'CANCELED'],
  CONFIRMED: ['PREPARING', 'SHIPPING', 'DELIVERED', 'CANCELED'],
  PREPARING: ['SHIPPING', 'DELIVERED', 'CANCELED'],
  PARTIAL_CANCELED: ['SHIPPING', 'DELIVERED', 'CANCELED'],
  SHIPPING: ['DELIVERED'],
  DELIVERED: [],
  CANCELED: [],
  FAILED: [],
}
