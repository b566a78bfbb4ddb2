import { Table } from '../table.ts'
import type { Provider } from './users.ts'

/** A session. Its tokens are not stored: each contains session, generation and a signature by the secret. */
export type Session = {
  readonly id: number
  readonly userId: number
  readonly secret: string
  /** The number of token renewals. */
  readonly generation: number
  /** When the current tokens were issued (ms). */
  readonly issuedAt: number
  /** Whether the previous tokens were renewed once more, as by two windows that refresh at the same time. */
  readonly isGraceUsed: boolean
  readonly isEnded: boolean
}

/** A provider's authorization code: valid once, for one provider and one state. The code is the id. */
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
