import { rejectAfter } from '../db/indexedDbLog.ts'

/** Blocked or broken storage may never reply (ms). */
const TIMEOUT_MS = 8000
/** The object store of each database. */
const stores = { undo: 'worlds', requests: 'requests' }

/**
 * Runs a request on a database of this page's mocks beside the world's: worlds with photos and bodies of requests have no room
 * in session storage. Resolves once the browser has stored what was asked.
 */
export function inDatabase<T>(name: keyof typeof stores, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const asked = new Promise<T>((resolve, reject) => {
    const opening = indexedDB.open(`pickers-mock:${import.meta.env.BASE_URL}:${name}`)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(stores[name]))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('refused without a reason')))
    opening.addEventListener('success', () => {
      const database = opening.result
      const transaction = database.transaction(stores[name], 'readwrite')
      const reply = request(transaction.objectStore(stores[name]))
      transaction.addEventListener('complete', () => resolve(reply.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('no room')))
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => database.close())
    })
  })
  return rejectAfter(asked, TIMEOUT_MS, `the browser's storage did not reply within ${TIMEOUT_MS} ms`)
}

/** Stores the export of a world until a time (ms of the device), and removes those whose time is over. */
export const storeWorld = (until: number, text: string): Promise<unknown> =>
  inDatabase('undo', (store) => {
    store.delete(IDBKeyRange.upperBound(Date.now()))
    return store.put(text, until)
  })

/** The export that is stored until this time. Rejects without it. */
export async function readWorld(until: number): Promise<string> {
  const text = await inDatabase<unknown>('undo', (store) => store.get(until))
  if (typeof text !== 'string') throw new Error('the world before is not stored any more')
  return text
}
