import { storageKeys, tabWorldKey } from '../../src/contract/storageKeys.ts'
import type { People } from '../scenarios/startState.ts'
import { keysOf, replaceLocalStorage } from './replaceLocalStorage.ts'
import { mockSessionStorage } from './storage.ts'

/** In session storage: the name of the tab's own person. */
const KEY = 'pickers-mock:person'
const PREFIX = 'pickers-mock:person:'
const personalKeys: readonly string[] = storageKeys.localStorage
const nameShape = /^[A-Za-z\d-]{1,30}$/

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
  openPersonalStorage(PREFIX + person + ':')
  emulateDeviceOf(person)
}

/** The tab leaves its person: what that person has stored stays. */
export function leavePerson(): void {
  mockSessionStorage.remove(KEY)
}

function changePerson(name: string): void {
  // Drafts and payments in progress are the other person's.
  for (const key of storageKeys.sessionStorage) sessionStorage.removeItem(key)
  if (!nameShape.test(name)) {
    leavePerson()
    sessionStorage.removeItem(tabWorldKey)
    return
  }
  sessionStorage.setItem(KEY, name)
  // A document of the tab begins with the app then, instead of a visitor's landing page.
  sessionStorage.setItem(tabWorldKey, 'main')
}

/** The keys of the client are the person's, all others the browser's. */
function openPersonalStorage(prefix: string): void {
  const browser = localStorage
  device = browser
  const stored = (key: string) => (personalKeys.includes(key) ? prefix + key : key)
  replaceLocalStorage({
    keys: () =>
      keysOf(browser).flatMap((key) => {
        if (key.startsWith(prefix)) return [key.slice(prefix.length)]
        return ownerOf(key) ? [] : [key]
      }),
    getItem: (key) => browser.getItem(stored(key)),
    setItem: (key, value) => browser.setItem(stored(key), value),
    removeItem: (key) => browser.removeItem(stored(key)),
  })
  addEventListener('storage', (event) => translate(event, prefix), { capture: true })
}

/** Storage events of other people are none of this tab; those of the same person get the client's keys. */
function translate(event: StorageEvent, prefix: string): void {
  const { key, newValue, oldValue, url, isTrusted } = event
  if (!isTrusted || key === null) return
  if (!ownerOf(key)) return
  event.stopImmediatePropagation()
  if (key.startsWith(prefix))
    dispatchEvent(new StorageEvent('storage', { key: key.slice(prefix.length), newValue, oldValue, url }))
}

/** The fingerprint of the device identifies a guest: another person has another device. */
function emulateDeviceOf(person: string): void {
  const cores = Array.from(person).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 1000)
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, get: () => cores })
}

/** Whose key of the browser's storage this is, and which of the client's; the name of the browser's person is empty. */
function ownerOf(stored: string): readonly [person: string, key: string] | undefined {
  if (personalKeys.includes(stored)) return ['', stored]
  if (!stored.startsWith(PREFIX)) return undefined
  const [person = '', key = ''] = stored.slice(PREFIX.length).split(':')
  return [person, key]
}

const keyOf = (person: string, key: string) => (person === '' ? key : `${PREFIX}${person}:${key}`)

/** What all other people of this browser have stored. */
export function readOtherPeople(): People {
  const browser = device ?? localStorage
  const people: Record<string, Record<string, string>> = {}
  for (const stored of keysOf(browser)) {
    const [person, key] = ownerOf(stored) ?? []
    const value = browser.getItem(stored)
    if (person === undefined || key === undefined || value === null || person === (readPerson() ?? '')) continue
    people[person] = { ...people[person], [key]: value }
  }
  return people
}

/** Replaces what all other people of this browser have stored: the world that they were signed in to is another one now. */
export function replaceOtherPeople(people: People = {}): void {
  const browser = device ?? localStorage
  const own = readPerson() ?? ''
  for (const stored of keysOf(browser)) {
    const [person, key = ''] = ownerOf(stored) ?? []
    // A key that stays is never missing: a tab of that person would sign out.
    if (person !== undefined && person !== own && people[person]?.[key] === undefined) browser.removeItem(stored)
  }
  for (const [person, items] of Object.entries(people)) {
    if (person === own || (person !== '' && !nameShape.test(person))) continue
    for (const [key, value] of Object.entries(items)) browser.setItem(keyOf(person, key), value)
  }
}
