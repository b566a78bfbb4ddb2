import { afterEach, expect, test, vi } from 'vitest'
import { ordersApi } from '../../src/features/orders/api.ts'
import { picksApi } from '../../src/features/pick/api.ts'
import { loggedOut, signedIn } from '../../src/api/session.ts'
import { safeLocalStorage } from '../../src/lib/storage.ts'
import { linesAdded, lineRemoved, quantityChanged, type CartLine, type CartState } from '../../src/features/cart/cartSlice.ts'
import { draftSaved } from '../../src/features/forms/draftsSlice.ts'
import { failureRemoved, saveFailed } from '../../src/features/memo/memoSlice.ts'
import { resultLeft } from '../../src/features/checkout/checkoutsSlice.ts'
import { noticeOpened } from '../../src/features/checkout/orderSlice.ts'
import { selectionStarted, styleToggled } from '../../src/features/pick/pickSlice.ts'
import { connectToWindow, makeStore } from '../../src/app/store.ts'
import { fillLocalStorage } from '../support/fullStorage.ts'
import { queueWebLocks } from '../support/webLocks.ts'

const item: CartLine = {
  product: { id: 1, name: '셔츠', price: 10_000, discount: 0, discountedPrice: null, imageUrl: '/a.avif' },
  stockId: 1,
  size: 'M',
  quantity: 1,
}

const cap: CartLine = { ...item, product: { ...item.product, id: 2, name: '모자' }, stockId: 2 }
const checkout = { id: 'c', userId: '7', lines: [item], totalAmount: 10_000, isFromCart: true, changedAt: 0 }
const paid = { orderId: 'A-1', status: 'CONFIRMED', failCode: null, failMessage: null, virtualAccount: null } as const

const cacheMemos = picksApi.util.upsertQueryEntries([
  { endpointName: 'memoPreview', arg: 6, value: { items: ['따뜻해요'], unreadable: [] } },
])

const storeSession = (userId = '7') => {
  localStorage.setItem('accessToken', 'access')
  localStorage.setItem('refreshToken', 'refresh')
  localStorage.setItem('userId', userId)
}

let disconnect: () => void = () => undefined
afterEach(() => disconnect())

/** A store of a window that follows the storage of other windows. */
function connected() {
  const store = makeStore()
  disconnect = connectToWindow(store)
  return store
}

/** A signed-in store with what storage holds. */
function restoredStore() {
  const store = makeStore()
  store.dispatch(signedIn('7'))
  return store
}

const otherWindowStores = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('[CART-06, PICK-12, MEMO-10] cart, pick flow and drafts are stored on change and read by the next store', () => {
  const store = makeStore()
  store.dispatch(signedIn('7'))
  const values = [localStorage.getItem('cart'), ...['pick', 'drafts'].map((key) => sessionStorage.getItem(key))]
  expect(values).toEqual([null, null, null])
  store.dispatch(linesAdded([item]))
  store.dispatch(selectionStarted({ userId: '7', episodeId: 6, introKey: 'a' }))
  store.dispatch(draftSaved({ userId: '7', form: 'review', draft: { content: '좋아요' } }))

  dispatchEvent(new Event('pagehide'))
  const { cart, pick, drafts } = store.getState()
  expect(makeStore().getState()).toMatchObject({ cart: { ...cart, totalItems: 1 }, pick, drafts })
})

test('[CART-06] a cart that another window wrote is taken over, and not written again', () => {
  const store = connected()
  const theirs = JSON.stringify({ items: [item], totalItems: 1 })
  localStorage.setItem('cart', theirs)
  const write = vi.spyOn(safeLocalStorage, 'write')
  otherWindowStores('cart', theirs)
  expect(store.getState().cart.items).toEqual([item])
  expect(write).not.toHaveBeenCalled()
})

const write = (cart: unknown) => localStorage.setItem('cart', JSON.stringify(cart))
const readStoredCart = (): CartState => JSON.parse(localStorage.getItem('cart') ?? '{"items":[],"totalItems":0}')
const storedLines = () => readStoredCart().items.map(({ stockId, quantity }) => [stockId, quantity])

test('[CART-06] additions of two windows are merged before either hears of the other', () => {
  const [one, other] = [makeStore(), makeStore()]
  one.dispatch(linesAdded([item]))
  other.dispatch(linesAdded([cap]))
  one.dispatch(linesAdded([item]))
  other.dispatch(quantityChanged({ productId: 1, stockId: 1, by: 1 }))
  expect(storedLines()).toEqual([
    [1, 3],
    [2, 1],
  ])
  expect(other.getState().cart.totalItems).toBe(4)
  other.dispatch(linesAdded([item]))
  one.dispatch(lineRemoved({ productId: 2, stockId: 2 }))
  expect(storedLines()).toEqual([[1, 4]])
  expect(one.getState().cart.totalItems).toBe(4)
})

test('[CART-06] an older storage event does not bring back an older cart', () => {
  const store = connected()
  store.dispatch(linesAdded([item]))
  const older = JSON.stringify({ items: [], totalItems: 0 })
  otherWindowStores('cart', older)
  expect(store.getState().cart.items).toEqual([item])
})

test('[CART-06] a change that waits for another window is shown at once, and added to what that window stores', async () => {
  const requests = queueWebLocks()
  const store = connected()
  store.dispatch(linesAdded([item]))
  store.dispatch(linesAdded([item]))
  expect([store.getState().cart.totalItems, localStorage.getItem('cart')]).toEqual([2, null])
  write({ items: [cap], totalItems: 1 })
  otherWindowStores('cart', null)
  for (const grant of requests) grant()
  expect(storedLines()).toEqual([
    [2, 1],
    [1, 2],
  ])
  expect(store.getState().cart.totalItems).toBe(3)
})

test('[CART-06] a damaged line stays stored until the cart is changed', () => {
  const damaged = { items: [item, null, { ...cap, quantity: 0 }], totalItems: 1 }
  write(damaged)
  const store = connected()
  store.dispatch(signedIn('7'))
  otherWindowStores('cart', null)
  store.dispatch(quantityChanged({ productId: 1, stockId: 1, by: -1 }))
  expect(store.getState().cart.items).toEqual([item])
  expect(localStorage.getItem('cart')).toBe(JSON.stringify(damaged))
  store.dispatch(linesAdded([cap]))
  expect(storedLines()).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test('[PICK-12] a damaged style or draft hides no other, and stays stored until something is changed', () => {
  const pick = JSON.stringify({ userId: '7', episodeId: 6, styleIds: [61, '62', null, 63], introKey: 'a' })
  const drafts = JSON.stringify({ userId: '7', byForm: { profile: null, memo: { text: '따뜻해요' } } })
  sessionStorage.setItem('pick', pick)
  sessionStorage.setItem('drafts', drafts)
  const store = makeStore()
  store.dispatch(signedIn('7'))
  expect(store.getState()).toMatchObject({ pick: { styleIds: [61, 63] }, drafts: { byForm: { memo: { text: '따뜻해요' } } } })
  expect([sessionStorage.getItem('pick'), sessionStorage.getItem('drafts')]).toEqual([pick, drafts])
})

test('[CART-07] of two windows that see an order’s end at once, one takes its lines out of the cart', async () => {
  localStorage.setItem('checkouts', JSON.stringify([{ ...checkout, order: { id: 'A-1' } }]))
  write({ items: [{ ...item, quantity: 3 }], totalItems: 3 })
  const stores = [restoredStore(), restoredStore()]
  for (const store of stores) await store.dispatch(ordersApi.util.upsertQueryData('orderCompletion', 'A-1', paid))
  expect(storedLines()).toEqual([[1, 2]])
})

test.each([
  ['[AUTH-21] logging out', loggedOut('pressed')],
  ['[AUTH-19] the server’s end of a session', loggedOut('expired')],
  ['[AUTH-15] the refusal of a stored session', loggedOut('refused')],
])('%s clears the stored session and the cache, and keeps the cart', async (_, ending) => {
  storeSession()
  sessionStorage.setItem('paymentReturn', '/payment/result?orderId=A-1')
  const store = makeStore()
  store.dispatch(signedIn('7'))
  store.dispatch(linesAdded([item]))
  store.dispatch(cacheMemos)
  store.dispatch(ending)
  expect(['accessToken', 'refreshToken', 'userId'].map((key) => localStorage.getItem(key))).toEqual([null, null, null])
  expect(store.getState().api.queries).toEqual({})
  expect(makeStore().getState().cart.items).toEqual([item])
  // The next attempt of a refused sign-in still leads to the payment.
  expect(sessionStorage.getItem('paymentReturn') !== null).toBe(ending.payload === 'refused')
})

/** Fills the user's data: pick, failed memo, notice of an order and cache. */
async function fillStore() {
  const store = connected()
  store.dispatch(signedIn('7'))
  store.dispatch(selectionStarted({ userId: '7', episodeId: 6, introKey: 'a' }))
  store.dispatch(styleToggled(61))
  store.dispatch(saveFailed({ episodeId: 6, error: {} }))
  store.dispatch(noticeOpened('A-1'))
  store.dispatch(cacheMemos)
  return store
}

test.each([
  ['[AUTH-21] logging out', loggedOut('pressed'), []],
  ['[AUTH-21] logging out in another window', loggedOut('elsewhere'), [61]],
  ['[AUTH-15] the refusal of a stored session', loggedOut('refused'), [61]],
  ['[AUTH-19] the server’s end of a session', loggedOut('expired'), [61]],
  ['[AUTH-25] a sign-in in another window', loggedOut('replaced'), [61]],
])('%s resets what belongs to the user', async (_, ending, styleIds) => {
  const store = await fillStore()
  const { memo, order, api } = makeStore().getState()
  store.dispatch(ending)
  expect(store.getState()).toMatchObject({ order, api: { queries: api.queries } })
  expect([store.getState().memo, store.getState().pick.styleIds]).toEqual([memo, styleIds])
  store.dispatch(signedIn('8'))
  expect(JSON.parse(sessionStorage.getItem('pick') ?? '')).toMatchObject({ userId: null, styleIds: [] })
})

test('[AUTH-25] a session taken over drops the cache and keeps what the other window stored', async () => {
  const store = connected()
  store.dispatch(signedIn('7'))
  store.dispatch(cacheMemos)
  storeSession('8')
  otherWindowStores('userId', '8')
  expect(store.getState().auth).toMatchObject({ isAuthenticated: true, userId: '8' })
  expect(store.getState().api.queries).toEqual({})
  expect(localStorage.getItem('accessToken')).toBe('access')
})

test.each([
  ['the user', 'userId'],
  ['all of the storage', null],
])('[AUTH-25] another window that removes %s signs this one out', (_, key) => {
  storeSession()
  const store = connected()
  store.dispatch(signedIn('7'))
  localStorage.clear()
  otherWindowStores(key, null)
  expect(store.getState().auth).toMatchObject({ isAuthenticated: false, userId: null, ended: 'elsewhere' })
})

test('[AUTH-25] what another user of this window has stored is not taken, and removed', () => {
  sessionStorage.setItem('pick', JSON.stringify({ userId: '8', episodeId: 6, styleIds: [61], introKey: 'a' }))
  sessionStorage.setItem('drafts', JSON.stringify({ userId: '8', byForm: { profile: { age: '1999' } } }))
  storeSession('7')
  expect(makeStore().getState()).toMatchObject({ pick: { styleIds: [] }, drafts: { byForm: {} } })
  const stored = ['pick', 'drafts'].map((key) => sessionStorage.getItem(key)).join(' ')
  expect(stored).not.toMatch(/61|1999/)
})

test('[AUTH-25] a store that is disconnected follows no other window', () => {
  const store = connected()
  store.dispatch(signedIn('7'))
  disconnect()
  otherWindowStores('userId', null)
  expect(store.getState().auth.isAuthenticated).toBe(true)
})

test('[CART-07, PAY-13] an order paid elsewhere is announced and clears the cart', async () => {
  localStorage.setItem('checkouts', JSON.stringify([{ ...checkout, order: { id: 'A-1' } }]))
  const store = restoredStore()
  store.dispatch(linesAdded([item]))
  store.dispatch(noticeOpened('earlier'))
  await store.dispatch(ordersApi.util.upsertQueryData('orderCompletion', 'A-1', paid))
  expect(store.getState()).toMatchObject({ order: { notice: 'A-1' }, cart: { items: [] } })
  expect(readStoredCart()).toEqual({ items: [], totalItems: 0, settled: [{ id: 'A-1', outcome: 'succeeded' }] })
})

test('[CART-06] a cart that cannot be stored stays, and is added to what other windows store until it can', () => {
  const store = connected()
  fillLocalStorage()
  store.dispatch(linesAdded([item]))
  store.dispatch(linesAdded([item]))
  expect([store.getState().cart.totalItems, localStorage.getItem('cart')]).toEqual([2, null])
  vi.unstubAllGlobals()
  write({ items: [cap], totalItems: 1 })
  otherWindowStores('cart', null)
  store.dispatch(linesAdded([cap]))
  expect(storedLines()).toEqual([
    [2, 2],
    [1, 2],
  ])
  expect(store.getState().cart.totalItems).toBe(4)
})

test('[CART-07, CART-06] with a full storage a paid order empties the cart, stored as soon as it can be', async () => {
  const placed = { ...checkout, order: { id: 'A-1' } }
  localStorage.setItem('checkouts', JSON.stringify([placed]))
  const store = restoredStore()
  store.dispatch(linesAdded([item]))
  fillLocalStorage('cart')
  await store.dispatch(ordersApi.util.upsertQueryData('orderCompletion', 'A-1', paid))
  expect(store.getState().cart.items).toEqual([])
  // A reload then looks the order up again.
  store.dispatch(resultLeft({ userId: '7', settled: store.getState().cart.settled ?? [] }))
  expect([readStoredCart(), JSON.parse(localStorage.getItem('checkouts') ?? '')]).toMatchObject([{ totalItems: 1 }, [placed]])

  store.dispatch(linesAdded([cap]))
  vi.unstubAllGlobals()
  store.dispatch(failureRemoved())
  await store.dispatch(ordersApi.util.upsertQueryData('orderCompletion', 'A-1', paid))
  expect(store.getState().cart.items).toEqual([cap])
  expect(readStoredCart()).toMatchObject({ items: [cap], settled: [{ id: 'A-1', outcome: 'succeeded' }] })
  expect(localStorage.getItem('checkouts')).toBe('[]')
})
