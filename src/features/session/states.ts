import * as v from 'valibot'
import { changeStored } from '../../lib/changeStored.ts'
import { parseStored, validItems } from '../../lib/readStored.ts'
import { safeLocalStorage } from '../../lib/storage.ts'

const providers = ['google', 'naver', 'guest'] as const
export type Provider = (typeof providers)[number]

export const isProvider = (name: string): name is Provider => providers.some((provider) => provider === name)

/** How long a sign-in may take at its provider. */
const MAX_AGE_MS = 10 * 60_000

const storedStates = validItems(
  v.object({ state: v.string(), provider: v.picklist(providers), at: v.number(), isTaken: v.optional(v.boolean()) }),
)
type GivenState = { state: string; provider: Provider; at: number; isTaken?: boolean | undefined }

const readStates = () =>
  parseStored(safeLocalStorage.read('oauthStates'), storedStates, []).filter(({ at }) => Math.abs(Date.now() - at) < MAX_AGE_MS)

const changeStates = (change: (states: GivenState[]) => GivenState[]): Promise<void> =>
  changeStored(() => {
    const states = change(readStates())
    if (states.length > 0) safeLocalStorage.write('oauthStates', JSON.stringify(states))
    else safeLocalStorage.remove('oauthStates')
  })

/**
 * The state of a sign-in that begins in this browser (AUTH-03). It is in local storage, since a provider may come back to another
 * window, beside those of other windows. Resolves once it is stored.
 */
export async function giveOutState(provider: Provider, state = randomText()): Promise<string> {
  await changeStates((states) => [...states, { state, provider, at: Date.now() }])
  return state
}

/** Whether this browser gave this state out for this provider, within ten minutes (AUTH-24). */
export const isGivenOut = (provider: Provider, state: string): boolean =>
  readStates().some((given) => given.provider === provider && given.state === state)

/** Takes the state for a code that is about to be sent; false if another callback, of another window too, has taken it (AUTH-24). */
export async function takeState(state: string): Promise<boolean> {
  let isFirst = false
  await changeStates((states) =>
    states.map((given) => {
      if (given.state !== state) return given
      isFirst = !given.isTaken
      return { ...given, isTaken: true }
    }),
  )
  return isFirst
}

/** The sign-in of this state has ended, well or not. */
export const forgetState = (state: string): Promise<void> =>
  changeStates((states) => states.filter((given) => given.state !== state))

/** A random base-36 string; 13 characters for the state of a sign-in. Works without a secure context. */
export function randomText(length = 13): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  // 252 is the greatest multiple of 36 in a byte: larger values would make the first digits more likely.
  return Array.from(bytes, (byte) => (byte < 252 ? (byte % 36).toString(36) : randomText(1))).join('')
}
