import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '../../src/store/cart/cartSlice.ts'

const item: CartItem = {
  product: { id: 1, name: '셔츠', price: 10_000, discount: 0, discountedPrice: null, imageUrl: '/a.avif' },
  stockId: 1,
  size: 'M',
  quantity: 1,
}

/** The module as a newly loaded page has it: storage that was replaced by memory is lost. */
async function loadPage() {
  vi.resetModules()
  return import('../../src/store/order/pendingOrders.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const fillLocalStorage = () =>
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })

test('[CART-07, PAY-13] with a full local storage an order and its lines outlive the provider’s pages', async () => {
  fillLocalStorage()
  const before = await loadPage()
  before.addPendingOrder('7', 'A-1', [item])
  const after = await loadPage()
  expect(after.pendingOrders('7')).toEqual({ 'A-1': [item] })
  expect(after.pendingOrders('8')).toEqual({})
  expect(after.removePendingOrder('7', 'A-1')).toEqual([item])
  expect((await loadPage()).pendingOrders('7')).toEqual({})
})

test('[CART-07] an order that fits into local storage is stored there alone, and removed once', async () => {
  const { addPendingOrder, pendingOrders, removePendingOrder } = await loadPage()
  addPendingOrder('7', 'A-1', [item])
  addPendingOrder('7', 'B-2', [])
  expect(sessionStorage.getItem('pendingOrder')).toBeNull()
  expect(removePendingOrder('7', 'A-1')).toEqual([item])
  expect(removePendingOrder('7', 'A-1')).toBeUndefined()
  expect(pendingOrders('7')).toEqual({ 'B-2': [] })
})
