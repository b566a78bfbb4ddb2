import type { Language } from './languages.ts'
import { addEntry, MemoryLog, startOf, type Beginning, type CreateEntry, type Entry, type Log, type Rows } from './log.ts'

/** Blocked or broken storage may never reply: opening and each read wait this long (ms), with time for a busy machine. */
const TIMEOUT_MS = 8000
const WRITE_TIMEOUT_MS = 20_000

/**
 * Opens the log of a named world; an empty one gets a first entry that starts now in a language. If the browser refuses
 * storage, has no space or never replies, the log is in memory and `volatile` contains the reason.
 */
export async function openLog(name: string, language: Language = 'ko'): Promise<Log> {
  try {
    return await withTimeout(openUsable(name, language))
  } catch (refusal) {
    if (!isIncompatible(refusal)) return new MemoryLog(String(refusal))
  }
  // A database of this name with another schema: of a newer version, or without its object store.
  return withTimeout(requestResult(indexedDB.deleteDatabase(name)).then(() => openUsable(name, language))).catch(
    (refusal: unknown) => new MemoryLog(String(refusal)),
  )
}

/** Writes an entry, since reading does not show whether there is space. */
async function openUsable(name: string, language: Language): Promise<Log> {
  const log = new IndexedDbLog(name)
  if (!(await log.isInitialized())) {
    const first = { version: 1, changes: '[]', ...startOf(Date.now(), language) }
    await log.append(0, (news) => (news.length > 0 ? undefined : first))
  }
  return log
}

function isIncompatible(refusal: unknown): boolean {
  return refusal instanceof DOMException && (refusal.name === 'NotFoundError' || refusal.name === 'VersionError')
}

/** A readwrite transaction of IndexedDB is exclusive among windows, atomic, and ends with its tab: it serves as the lock. */
class IndexedDbLog implements Log {
  readonly name: string
  onDeleted?: () => void
  #database: Promise<IDBDatabase> | undefined

  constructor(name: string) {
    this.name = name
  }

  async read(version: number): Promise<readonly Entry[]> {
    const entries: IDBRequest<Entry[]> = (await this.#reading()).getAll(versionsAfter(version))
    return withTimeout(requestResult(entries))
  }

  /** Counts the entries instead of reading them: a large world's first entry has megabytes. */
  async isInitialized(): Promise<boolean> {
    return (await requestResult((await this.#reading()).count())) > 0
  }

  async replaceAll(beginning: (last: number) => Beginning): Promise<void> {
    const transaction = await this.#begin('readwrite')
    abortIfHung(transaction)
    const store = transaction.objectStore('log')
    const newest = store.openKeyCursor(null, 'prev')
    newest.addEventListener('success', () => {
      const last = newest.result?.key
      addEntry(rowsOf(store), beginning(typeof last === 'number' ? last : 0))
    })
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the first entry could not be stored')))
    })
  }

  /** `createEntry` is synchronous: a transaction without a pending request commits automatically. */
  async append(version: number, step: CreateEntry): Promise<Entry | undefined> {
    const transaction = await this.#begin('readwrite')
    abortIfHung(transaction)
    const store = transaction.objectStore('log')
    return new Promise((resolve, reject) => {
      let entry: Entry | undefined
      let refusal: unknown
      const news: IDBRequest<Entry[]> = store.getAll(versionsAfter(version))
      news.addEventListener('success', () => {
        // An error thrown in this callback would surface as an AbortError.
        try {
          entry = step(news.result)
          if (entry) addEntry(rowsOf(store), entry)
        } catch (error) {
          refusal = error
          transaction.abort()
        }
      })
      transaction.addEventListener('complete', () => resolve(entry))
      transaction.addEventListener('abort', () => reject(refusal ?? transaction.error))
    })
  }

  async #reading(): Promise<IDBObjectStore> {
    return (await this.#begin('readonly')).objectStore('log')
  }

  /** iOS closes the connection of a page in the background, without an event: it is opened again, once. */
  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return (await this.#open()).transaction('log', mode)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      this.#database = undefined
      return (await this.#open()).transaction('log', mode)
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= connect(this.name, () => {
      this.#database = undefined
      this.onDeleted?.()
    })
    return this.#database
  }
}

const rowsOf = (store: IDBObjectStore): Rows => ({
  after: (version, receive) => {
    const entries: IDBRequest<Entry[]> = store.getAll(versionsAfter(version))
    entries.addEventListener('success', () => receive(entries.result))
  },
  deleteAfter: (version) => store.delete(versionsAfter(version)),
  put: (entry) => store.put(entry),
})

async function connect(name: string, onLost: () => void): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') throw new Error('this window has no indexedDB')
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('log', { keyPath: 'version' }))
  const database = await withTimeout(requestResult(request)).catch((refusal: unknown) => {
    onLost()
    // An open connection would block other windows' upgrades and deletions.
    request.addEventListener('success', () => request.result.close())
    throw refusal
  })
  for (const loss of ['close', 'versionchange']) {
    database.addEventListener(loss, () => {
      database.close()
      onLost()
    })
  }
  return database
}

const versionsAfter = (version: number) => IDBKeyRange.lowerBound(version, true)

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('refused without a reason')))
  })
}

const withTimeout = <T>(promise: Promise<T>): Promise<T> =>
  rejectAfter(promise, TIMEOUT_MS, `the browser's storage did not reply within ${TIMEOUT_MS} ms`)

/** Aborts a write that another window's hung transaction would delay for ever: nothing is stored then. */
function abortIfHung(transaction: IDBTransaction): void {
  const timer = setTimeout(() => transaction.abort(), WRITE_TIMEOUT_MS)
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => clearTimeout(timer))
}

/** Rejects with `message` if the promise has not settled after `ms`. */
export function rejectAfter<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
