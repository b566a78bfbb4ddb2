import { useSyncExternalStore } from 'react'
import type { SafeStorage } from '../../src/lib/storage.ts'
import { windowIdOf } from '../page/windowName.ts'
import { mockLocalStorage, mockSessionStorage } from '../page/storage.ts'

/** What the app's window shows: the app, another page of this origin, another site, or nothing any more. */
export type AppWindowState = 'app' | 'otherPage' | 'otherSite' | 'closed'

/** How often the app's window is examined (ms): no event says that another window has loaded a page. */
const POLL_MS = 250
/** A page is taken for another one than the app after so many examinations. */
const MAX_LOADING_POLLS = 20

/** A window that the console opened itself; else the console's own, or the opener of `mock/console.html`. */
let reopened: Window | undefined
let isOwnWindow = false

/** Whether the console is in a window of its own. */
export const isConsoleWindow = (): boolean => isOwnWindow

/** For `mock/console.html`: the app's window is the opener from now on. */
export function controlOpener(): void {
  isOwnWindow = true
}

/** The window of the app is closed, or does not show the app. */
class NoAppError extends Error {
  override name = 'NoAppError'
  readonly code = 'NO_APP'
}

function findAppWindow(): Window | null {
  if (!isOwnWindow) return window
  const opener: Window | null = window.opener
  return reopened && !reopened.closed ? reopened : opener
}

/** The window of the app that the console controls. Its document changes with each load. Throws if it is closed. */
export function appWindow(): Window {
  const found = findAppWindow()
  if (!found || found.closed) throw new NoAppError()
  return found
}

/** Opens the app in a new window; false if the browser blocks it. */
export function openApp(): boolean {
  reopened = open(import.meta.env.BASE_URL, '_blank') ?? undefined
  return reopened !== undefined
}

type Place = 'localStorage' | 'sessionStorage'

/** The storage of the app, whose tab may have one of its own. */
function appStorage(place: Place): SafeStorage {
  if (!isOwnWindow) return { localStorage: mockLocalStorage, sessionStorage: mockSessionStorage }[place]
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(appWindow()[place])
    } catch {
      // Closed, on another site, or blocked.
      return undefined
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? null,
    write: (key, value) => attempt((storage) => (storage.setItem(key, value), true)) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  }
}

/** A stored value of the app. */
export const readAppStorage = (place: Place, key: string): string | null => appStorage(place).read(key)

/** The local storage of the app, for `runningScenario.ts`. */
export const appLocalStorage = (): SafeStorage => appStorage('localStorage')

/** Both storages of the app, for `undo.ts`. */
export const appStorages = () => ({ local: appStorage('localStorage'), session: appStorage('sessionStorage') })

let lastWindowId = ''

/** The id of the app's window in the names of the request log: the last one, while the window does not show the app. */
export function appWindowId(): string {
  if (examine() === 'app') lastWindowId = windowIdOf(appWindow().__mock.windowName ?? '')
  return lastWindowId
}

/** The id of the user who is signed in; null without one. */
export const useSignedInUser = (): string | null =>
  useSyncExternalStore(subscribeToApp, () => readAppStorage('localStorage', 'userId'))

/** The control of the app's present page. Waits while the app is being loaded. */
export async function appControl(): Promise<Window['__mock']> {
  for (let poll = 0; examine() === 'otherPage' && poll < MAX_LOADING_POLLS; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  if (examine() !== 'app') throw new NoAppError()
  return appWindow().__mock
}

/** The path of the app's page, below the app's base; the last one, while the window does not show the app. */
export const useAppPath = (): string => useSyncExternalStore(subscribeToApp, readAppPath)

let lastPath = '/'

function readAppPath(): string {
  if (examine() === 'app') lastPath = `/${appWindow().location.pathname.slice(import.meta.env.BASE_URL.length)}`
  return lastPath
}

function examine(): AppWindowState {
  const found = findAppWindow()
  if (!found || found.closed) return 'closed'
  try {
    return '__mock' in found ? 'app' : 'otherPage'
  } catch {
    // A window of another origin.
    return 'otherSite'
  }
}

/** Another object, with another number, after each load of the app. */
export type AppPage = { readonly no: number; readonly state: AppWindowState; readonly control: unknown }

let current: AppPage = { no: 0, state: 'app', control: undefined }

function readPage(): AppPage {
  const state = examine()
  const control: unknown = state === 'app' ? appWindow().__mock : undefined
  if (state !== current.state || control !== current.control) current = { no: current.no + 1, state, control }
  return current
}

/** Calls `onChange` at short intervals. Returns the function that unsubscribes. */
export function subscribeToApp(onChange: () => void): () => void {
  const timer = setInterval(onChange, POLL_MS)
  return () => clearInterval(timer)
}

/** The page in the app's window. */
export const useAppPage = (): AppPage => useSyncExternalStore(subscribeToApp, readPage)
