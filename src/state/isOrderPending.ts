import { localBox } from '../lib/storage.ts'

export const PENDING_ORDERS = 'pendingOrder'

/** Whether somebody on this device left an order in mid-payment: asked by every page, so it reads nothing else (PAY-13). */
export const isOrderPending = (): boolean => localBox.read(PENDING_ORDERS) !== null
