import { useSyncExternalStore } from 'react'
import { changeStored } from '../../lib/changeStored.ts'
import { readStored } from '../../lib/readStored.ts'
import { safeLocalStorage, safeSessionStorage, type SafeStorage } from '../../lib/storage.ts'
import { hasSucceeded } from '../orders/status.ts'
import { isPending, isPlaced, storedPendingOrders, type PendingOrder, type PlacedOrder } from './pendingOrder.ts'

const KEY = 'pendingOrder'
const MAX_CHECKOUTS = 10

/** Checkouts are in session storage; orders in local storage, or in session storage if that is full. */
const storages = [safeLocalStorage, safeSessionStorage] as const
type Records = readonly PendingOrder[]

/** Outcomes by order id that are not stored before the cart is; after a reload in between, the order is looked up again. */
const unsavedOutcomes = new Map<string, string>()
const subscribers = new Set<() => void>()
let cache: { texts: readonly (string | null)[]; records: Records } | undefined

/** The user's checkout with this id; updated by changes of other windows. */
export const usePendingOrder = (userId: string | null, checkoutId: string | null): PendingOrder | undefined =>
  useSyncExternalStore(subscribe, () => findCheckout(userId, checkoutId))

/** The user's order with this id, as this device has stored it. */
export const usePlacedOrder = (userId: string | null, orderId: string): PlacedOrder | undefined =>
  useSyncExternalStore(subscribe, () => findOrder(userId, orderId))

export const findCheckout = (userId: string | null, checkoutId: string | null): PendingOrder | undefined =>
  recordsOf(userId).find((record) => record.checkoutId === checkoutId)

export const findOrder = (userId: string | null, orderId: string | null): PlacedOrder | undefined =>
  recordsOf(userId).find((record): record is PlacedOrder => record.order?.id === orderId && isPlaced(record))

/** The user's orders without a known outcome on this device (PAY-13). */
export const pendingOrders = (userId: string): PlacedOrder[] => recordsOf(userId).filter(isPlaced).filter(isPending)

/** The user's checkouts, the latest one last. */
export const checkoutsByChange = (userId: string): PendingOrder[] =>
  recordsOf(userId).toSorted((one, other) => one.changedAt - other.changedAt)

/** Stores a checkout, or its order before it can be paid: in this window at once, an order then on the device. */
export function savePendingOrder(record: PendingOrder): void {
  const changed = { ...record, changedAt: Date.now() }
  const records = [...without(read(safeSessionStorage), changed), changed]
  write(safeSessionStorage, isPlaced(changed) ? records : records.slice(-MAX_CHECKOUTS))
  notify()
  changeStored(() => moveToDevice(changed))
}

/** Moves an order to local storage, which other windows change too, unless that is full. A checkout leaves it. */
function moveToDevice(changed: PendingOrder): void {
  const session = read(safeSessionStorage)
  const order = session.filter(isPlaced).find(isSame(changed))
  if (!order) removeFrom(safeLocalStorage, isSame(changed))
  else if (write(safeLocalStorage, [...without(read(safeLocalStorage), changed), order]))
    removeFrom(safeSessionStorage, isSame(changed))
  notify()
}

/** Records an order's outcome until `saveOutcomes`; undefined if it is already known, so that it is handled once. */
export function settleOrder(userId: string, orderId: string, status: string): PlacedOrder | undefined {
  const record = pendingOrders(userId).find(({ order }) => order.id === orderId)
  if (!record) return undefined
  unsavedOutcomes.set(orderId, status)
  notify()
  return record
}

export const hasUnsavedOutcomes = (): boolean => unsavedOutcomes.size > 0

/** Stores the recorded outcomes. */
export function saveOutcomes(): void {
  for (const record of readAll()) if (hasUnsavedOutcome(record)) savePendingOrder(record)
  unsavedOutcomes.clear()
  notify()
}

/** Removes the user's paid orders once their result page is left; a failed order becomes an open checkout again. */
export function closeSettledOrders(userId: string): void {
  const settled = recordsOf(userId).filter((record) => isPlaced(record) && !isPending(record) && !hasUnsavedOutcome(record))
  for (const record of settled) close(record, !hasSucceeded(record.order?.status ?? ''))
}

/** Turns an order that the server does not know into an open checkout again. */
export function reopenCheckout(userId: string, orderId: string): void {
  const record = findOrder(userId, orderId)
  if (record) close(record, true)
}

/** Removes this window's checkouts without an order. */
export function removeCheckouts(): void {
  removeWhere((record) => !isPlaced(record))
}

/** Reads both storages anew, which finds out what is damaged. */
export function readPendingOrders(): void {
  cache = undefined
  readAll()
}

const recordsOf = (userId: string | null): PendingOrder[] => readAll().filter((record) => record.userId === userId)

/** The records of both storages with their latest outcomes; the same objects until something changes. */
function readAll(): Records {
  const texts = storages.map((storage) => storage.read(KEY))
  if (cache && texts.every((text, at) => text === cache?.texts[at])) return cache.records
  const [local = [], session = []] = storages.map(read)
  const isInSession = ({ checkoutId }: PendingOrder) => session.some((record) => record.checkoutId === checkoutId)
  const records = [...local.filter((record) => !isInSession(record)), ...session].map(withOutcome)
  cache = { texts, records }
  return records
}

function close(record: PendingOrder, canRetry: boolean): void {
  // Earlier releases stored no address.
  if (canRetry && record.addressId !== undefined) savePendingOrder({ ...record, order: undefined })
  else removeWhere(isSame(record))
}

const hasUnsavedOutcome = ({ order }: PendingOrder): boolean => order !== undefined && unsavedOutcomes.has(order.id)

function withOutcome(record: PendingOrder): PendingOrder {
  const status = record.order && unsavedOutcomes.get(record.order.id)
  return record.order && status !== undefined ? { ...record, order: { id: record.order.id, status } } : record
}

const isSame =
  (one: PendingOrder) =>
  ({ checkoutId }: PendingOrder) =>
    checkoutId === one.checkoutId

const without = (records: Records, one: PendingOrder) => records.filter((record) => !isSame(one)(record))

const read = (storage: SafeStorage): Records => readStored(storage, KEY, storedPendingOrders, [])

/** False if the storage is full or blocked. */
function write(storage: SafeStorage, records: Records): boolean {
  if (records.length > 0) return storage.write(KEY, JSON.stringify(records))
  storage.remove(KEY)
  return true
}

function removeWhere(isRemoved: (record: PendingOrder) => boolean): void {
  removeFrom(safeSessionStorage, isRemoved)
  notify()
  changeStored(() => {
    removeFrom(safeLocalStorage, isRemoved)
    notify()
  })
}

/** Leaves a list without such a record as it is. */
function removeFrom(storage: SafeStorage, isRemoved: (record: PendingOrder) => boolean): void {
  const records = read(storage)
  const others = records.filter((record) => !isRemoved(record))
  if (others.length < records.length) write(storage, others)
}

function notify(): void {
  cache = undefined
  for (const onChange of subscribers) onChange()
}

function subscribe(onChange: () => void): () => void {
  const control = new AbortController()
  subscribers.add(onChange)
  addEventListener('storage', onChange, { signal: control.signal })
  return () => {
    subscribers.delete(onChange)
    control.abort()
  }
}
