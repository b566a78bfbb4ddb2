import { Table } from '../table.ts'
import type { Provider } from './users.ts'

/** One sign-in. Its tokens are not stored: each names its session and generation and proves itself by the secret. */
export type Session = {
  readonly id: number
  readonly userId: number
  readonly secret: string
  /** How often its tokens were renewed. */
  readonly generation: number
  /** When the present tokens were issued (ms). */
  readonly issuedAt: number
  /** The tokens before the present ones were shown once more, as two windows do that expire together. */
  readonly isGraceUsed: boolean
  readonly isEnded: boolean
}

/** What a provider's page hands to the app: good once, for one provider and one state. The code is the id. */
export type AuthorizationCode = {
  readonly id: string
  readonly provider: Exclude<Provider, 'guest'>
  readonly state: string
  readonly userId: number
  readonly issuedAt: number
}

export class Sessions extends Table<Session> {
  user = this.index((session) => session.userId)
}

export class AuthorizationCodes extends Table<AuthorizationCode> {}
