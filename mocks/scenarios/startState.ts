import type { Device } from '../db/collections/control.ts'

/** Items of `localStorage` or `sessionStorage`, by key. */
export type StorageItems = Readonly<Record<string, string>>

/** What other personas of the same browser have in local storage, by their names: tabs can have a persona of their own. */
export type OtherPersonas = Readonly<Record<string, StorageItems>>

/** What a browser has to set up at the start of a scenario. `start` is a path below the app's base, with its query. */
export type StartState = {
  readonly start: string
  readonly localStorage: StorageItems
  readonly sessionStorage: StorageItems
  readonly device: Omit<Device, 'id'>
  readonly otherPersonas?: OtherPersonas | undefined
  /** Of the log's entry that a scenario's start has written: until a later one, nothing has changed. */
  readonly version?: number | undefined
  /** The records of an imported world that would have acted outside it, as `passThroughs passThrough`. */
  readonly leftOut?: string[] | undefined
}

/** An online device with its own user agent and without a popup blocker. */
export const defaultDevice: StartState['device'] = { userAgent: null, isOffline: false, popupsBlocked: 0 }
