import { storageKeys } from '../../src/contract/storageKeys.ts'
import type { OtherPersonas } from '../scenarios/startState.ts'
import { safeSessionStorage, storedKey } from '../../src/lib/storage.ts'

/** In session storage: the name of the tab's own persona, which `earlyScripts.ts` reads too. */
const KEY = 'pickers-mock:person'
const PREFIX = storedKey('pickers-mock:person:')
const nameShape = /^[A-Za-z\d-]{1,30}$/

/** The browser's local storage, which a tab's persona replaces. */
let device: Storage | undefined

/** The name of the tab's own persona; null where the tab has the browser's. */
export const readPersona = (): string | null => safeSessionStorage.read(KEY)

/**
 * Gives this tab the persona of `?as=NAME` in the world that all tabs share, with a session, cart and checkouts of its own; an
 * empty name returns it to the browser's persona. Tabs with the same persona share these. A popup inherits the persona, a tab
 * opened by `noopener` has the browser's.
 */
export function openTabPersona(): void {
  const requested = new URLSearchParams(location.search).get('as')
  if (requested !== null && requested !== (readPersona() ?? '')) changePersona(requested)
  const persona = readPersona()
  if (persona === null) return
  openPersonalStorage(PREFIX + persona + ':')
  emulateDeviceOf(persona)
}

function changePersona(name: string): void {
  // Drafts and payments in progress are the other persona's.
  for (const key of storageKeys.sessionStorage) sessionStorage.removeItem(storedKey(key))
  if (!nameShape.test(name)) {
    // What that persona has stored stays.
    sessionStorage.removeItem(storedKey(KEY))
    return
  }
  sessionStorage.setItem(storedKey(KEY), name)
}

/** The keys of the client are the persona's, all others the browser's. */
function openPersonalStorage(prefix: string): void {
  const browser = localStorage
  device = browser
  const stored = (key: string) => {
    const name = clientKeyOf(key)
    return name === undefined ? key : prefix + name
  }
  replaceLocalStorage({
    keys: () =>
      keysOf(browser).flatMap((key) => {
        if (key.startsWith(prefix)) return [storedKey(key.slice(prefix.length))]
        return ownerOf(key) ? [] : [key]
      }),
    getItem: (key) => browser.getItem(stored(key)),
    setItem: (key, value) => browser.setItem(stored(key), value),
    removeItem: (key) => browser.removeItem(stored(key)),
  })
  addEventListener('storage', (event) => translate(event, prefix), { capture: true })
}

type Replacement = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly keys: () => readonly string[] }

/** Replaces the page's `localStorage` by one that has only these keys. */
function replaceLocalStorage({ keys, ...items }: Replacement): void {
  const storage = {
    ...items,
    get length() {
      return keys().length
    },
    key: (index: number) => keys()[index] ?? null,
    clear: () => keys().forEach((key) => items.removeItem(key)),
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage })
}

const keysOf = (storage: Storage): string[] => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

/** Storage events of other personas are none of this tab; those of the same persona get the client's keys. */
function translate(event: StorageEvent, prefix: string): void {
  const { key, newValue, oldValue, url, isTrusted } = event
  if (!isTrusted || key === null) return
  if (!ownerOf(key)) return
  event.stopImmediatePropagation()
  if (key.startsWith(prefix))
    dispatchEvent(new StorageEvent('storage', { key: storedKey(key.slice(prefix.length)), newValue, oldValue, url }))
}

/** The fingerprint of the device identifies a guest: another persona has another device. */
function emulateDeviceOf(persona: string): void {
  const cores = Array.from(persona).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 1000)
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, get: () => cores })
}

/** The client's name of a key of its storage. */
const clientKeyOf = (stored: string) => storageKeys.localStorage.find((key) => storedKey(key) === stored)

/** Whose key of the browser's storage this is, and which of the client's; the name of the browser's persona is empty. */
function ownerOf(stored: string): readonly [persona: string, key: string] | undefined {
  const own = clientKeyOf(stored)
  if (own !== undefined) return ['', own]
  if (!stored.startsWith(PREFIX)) return undefined
  const [persona = '', key = ''] = stored.slice(PREFIX.length).split(':')
  return [persona, key]
}

const keyOf = (persona: string, key: string) => (persona === '' ? storedKey(key) : `${PREFIX}${persona}:${key}`)

/** What all other personas of this browser have stored. */
export function readOtherPersonas(): OtherPersonas {
  const browser = device ?? localStorage
  const personas: Record<string, Record<string, string>> = {}
  for (const stored of keysOf(browser)) {
    const [persona, key] = ownerOf(stored) ?? []
    const value = browser.getItem(stored)
    if (persona === undefined || key === undefined || value === null || persona === (readPersona() ?? '')) continue
    personas[persona] = { ...personas[persona], [key]: value }
  }
  return personas
}

/** Replaces what all other personas of this browser have stored: the world that they were signed in to is another one now. */
export function replaceOtherPersonas(personas: OtherPersonas = {}): void {
  const browser = device ?? localStorage
  const own = readPersona() ?? ''
  for (const stored of keysOf(browser)) {
    const [persona, key = ''] = ownerOf(stored) ?? []
    // A key that stays is never missing: a tab of that persona would sign out.
    if (persona !== undefined && persona !== own && personas[persona]?.[key] === undefined) browser.removeItem(stored)
  }
  for (const [persona, items] of Object.entries(personas)) {
    if (persona === own || (persona !== '' && !nameShape.test(persona))) continue
    for (const [key, value] of Object.entries(items)) browser.setItem(keyOf(persona, key), value)
  }
}
