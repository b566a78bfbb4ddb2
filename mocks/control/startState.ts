import type { Device } from '../db/tables/control.ts'

export type Stored = Readonly<Record<string, string>>

/** What a browser needs to stand where a scenario begins. `start` is a path below the app's base, with its query. */
export type StartState = {
  readonly start: string
  readonly localStorage: Stored
  readonly sessionStorage: Stored
  readonly device: Omit<Device, 'id'>
}

/** What the app keeps on a device; language and theme are the person's own and stay. */
export const deviceKeys = {
  localStorage: ['accessToken', 'refreshToken', 'userId', 'cart', 'pendingOrder', 'paying'],
  sessionStorage: ['authorizationCode', 'oauthState', 'pick', 'checkout'],
} as const

export const ordinaryDevice: StartState['device'] = { userAgent: null, isOffline: false, popupsBlocked: 0 }
