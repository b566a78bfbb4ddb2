import { personas, type Persona } from '../../mocks/db/seed/personas.ts'
import { issueAuthorizationCode } from '../../mocks/rules/users/session.ts'
import { giveOutState } from '../../src/features/session/states.ts'
import { START, startMockServer } from './renderApp.tsx'

export const STATE = 'abc123def456g'

/** A code of a sign-in that this browser has begun, with the state `STATE`. */
export async function issueCode(provider: 'google' | 'naver', persona: Persona) {
  await giveOutState(provider, STATE)
  return startMockServer().world.transaction((tx) =>
    issueAuthorizationCode(tx, { provider, state: STATE, userId: personas[persona].id }, START),
  )
}
