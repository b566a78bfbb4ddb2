import { storageKeys, tabWorldKey } from '../../src/contract/storageKeys.ts'
import { mockSessionStorage } from './storage.ts'

/** In session storage: the name of the tab's own person. */
const KEY = 'pickers-mock:person'
const PREFIX = 'pickers-mock:person:'
const personalKeys: readonly string[] = storageKeys.localStorage

/** The browser's local storage, which a tab's person replaces. */
let device: Storage | undefined

/** The name of the tab's own person; null where the tab has the browser's. */
export const readPerson = (): string | null => mockSessionStorage.read(KEY)

/**
 * Gives this tab the person of `?as=NAME` in the world that all tabs share, with a session, cart and checkouts of its own; an
 * empty name returns it to the browser's person. Tabs with the same person share these. A popup inherits the person, a tab
 * opened by `noopener` has the browser's.
 */
export function openTabPerson(): void {
  const requested = new URLSearchParams(location.search).get('as')
  if (requested !== null && requested !== (readPerson() ?? '')) changePerson(requested)
  const person = readPerson()
  if (person === null) return
  replaceLocalStorage(PREFIX + person + ':')
  emulateDeviceOf(person)
}

/** The tab leaves its person: what that person has stored stays. */
export function leavePerson(): void {
  mockSessionStorage.remove(KEY)
}

function changePerson(name: string): void {
  // Drafts and payments in progress are the other person's.
  for (const key of storageKeys.sessionStorage) sessionStorage.removeItem(key)
  if (!/^[A-Za-z\d-]{1,30}$/.test(name)) {
    leavePerson()
    sessionStorage.removeItem(tabWorldKey)
    return
  }
  sessionStorage.setItem(KEY, name)
  // A document of the tab begins with the app then, instead of a visitor's landing page.
  sessionStorage.setItem(tabWorldKey, 'main')
}

/** The keys of the client are the person's, all others the browser's. */
function replaceLocalStorage(prefix: string): void {
  const browser = localStorage
  device = browser
  const stored = (key: string) => (personalKeys.includes(key) ? prefix + key : key)
  const keys = () =>
    Array.from({ length: browser.length }, (_, index) => browser.key(index) ?? '').flatMap((key) => {
      if (key.startsWith(prefix)) return [key.slice(prefix.length)]
      return key.startsWith(PREFIX) || personalKeys.includes(key) ? [] : [key]
    })
  const storage = {
    get length() {
      return keys().length
    },
    key: (index: number) => keys()[index] ?? null,
    getItem: (key: string) => browser.getItem(stored(key)),
    setItem: (key: string, value: string) => browser.setItem(stored(key), value),
    removeItem: (key: string) => browser.removeItem(stored(key)),
    clear: () => keys().forEach((key) => browser.removeItem(stored(key))),
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage })
  addEventListener('storage', (event) => translate(event, prefix), { capture: true })
}

/** Storage events of other people are none of this tab; those of the same person get the client's keys. */
function translate(event: StorageEvent, prefix: string): void {
  const { key, newValue, oldValue, url, isTrusted } = event
  if (!isTrusted || key === null) return
  if (!key.startsWith(PREFIX) && !personalKeys.includes(key)) return
  event.stopImmediatePropagation()
  if (key.startsWith(prefix))
    dispatchEvent(new StorageEvent('storage', { key: key.slice(prefix.length), newValue, oldValue, url }))
}

/** The fingerprint of the device identifies a guest: another person has another device. */
function emulateDeviceOf(person: string): void {
  const cores = Array.from(person).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 1000)
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, get: () => cores })
}

/** Removes what all other people of this browser have stored: the world that they were signed in to is another one now. */
export function removeOtherPeople(): void {
  const browser = device ?? localStorage
  const person = readPerson()
  const own = device && person !== null ? `${PREFIX}${person}:` : undefined
  const keys = Array.from({ length: browser.length }, (_, index) => browser.key(index) ?? '')
  const isOther = (key: string) => key.startsWith(PREFIX) || (own !== undefined && personalKeys.includes(key))
  for (const key of keys) if (isOther(key) && !(own !== undefined && key.startsWith(own))) browser.removeItem(key)
}
