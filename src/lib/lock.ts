import * as v from 'valibot'
import { randomText } from './random.ts'
import { safeLocalStorage } from './storage.ts'

/** A mark that is not renewed for so long is a dead window's, in ms: hidden windows are woken only once a minute. */
const MARK_LIVES_MS = 75_000
const RENEWED_EVERY_MS = 5000
/** How long two windows that marked at once need to see each other's mark, in ms. */
const SETTLES_MS = 60

/**
 * Takes what only one window of the browser may have at a time; null where another one has it. What is returned gives it
 * back; a window that is closed has given it back. `mark` names the entry of the local storage that serves without Web Locks.
 */
export async function acquireLock(name: string, mark: string): Promise<(() => void) | null> {
  // Absent on plain http.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return byMark(mark)
  // Refused where the browser keeps nothing for this site.
  return byLock(locks, name).catch(() => byMark(mark))
}

function byLock(locks: LockManager, name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((giveBack) => resolve(giveBack))
      resolve(null)
      return undefined
    }
    locks.request(name, { ifAvailable: true }, hold).catch(reject)
  })
}

const markShape = v.object({ holder: v.string(), until: v.number() })

async function byMark(key: string): Promise<(() => void) | null> {
  const holder = randomText()
  const isTaken = () => {
    const mark = readMark(key)
    return mark !== null && mark.holder !== holder && mark.until > Date.now()
  }
  const renew = () => safeLocalStorage.write(key, JSON.stringify({ holder, until: Date.now() + MARK_LIVES_MS }))
  if (isTaken()) return null
  renew()
  // Of two windows that marked at once the later one stands.
  await new Promise((resolve) => setTimeout(resolve, SETTLES_MS))
  if (isTaken()) return null

  const renewal = setInterval(renew, RENEWED_EVERY_MS)
  const giveBack = () => {
    clearInterval(renewal)
    removeEventListener('pagehide', giveBack)
    if (readMark(key)?.holder === holder) safeLocalStorage.remove(key)
  }
  addEventListener('pagehide', giveBack)
  return giveBack
}

function readMark(key: string): v.InferOutput<typeof markShape> | null {
  try {
    return v.parse(markShape, JSON.parse(safeLocalStorage.read(key) ?? 'null'))
  } catch {
    return null
  }
}
