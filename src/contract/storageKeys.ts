/**
 * The keys of what the client stores about its user: session, cart, orders, input. The mock backend clears or writes all of
 * them when it starts a scenario or a persona, is reset or imports a world.
 */
export const storageKeys = {
  localStorage: ['accessToken', 'refreshToken', 'userId', 'cart', 'checkouts', 'oauthStates', 'guestId'],
  sessionStorage: ['authorizationCode', 'paymentReturn', 'pick', 'drafts', 'reloadedBuild'],
} as const

/** Preferences of the browser's user, in local storage. They outlive a session and apply in every world. */
export const preferenceKeys = ['language', 'theme'] as const

type MockKey = `pickers-mock:${string}`
export type LocalStorageKey = (typeof storageKeys.localStorage)[number] | (typeof preferenceKeys)[number] | MockKey
export type SessionStorageKey = (typeof storageKeys.sessionStorage)[number] | MockKey
