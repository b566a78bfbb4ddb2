import { nextCode, nextId, randomFrom } from '../../db/ids.ts'
import { textsOf } from '../../db/seed/inLanguage.ts'
import type { AuthorizationCode, Session } from '../../db/collections/sessions.ts'
import type { User } from '../../db/collections/users.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { schedule, unschedule } from '../deadlines.ts'
import { Refusal, refuse } from '../refusal.ts'

const MINUTE = 60_000
const CODE_LIFE = 5 * MINUTE
const ACCESS_LIFE = 30 * MINUTE
const REFRESH_LIFE = 14 * 24 * 60 * MINUTE
const GRACE = 30_000

type TokenKind = 'a' | 'r'
type Token = { session: Readonly<Session>; generation: number; issuedAt: number }
type Issued = { accessToken: string; refreshToken: string }

/** A provider's authorization code: valid once, for five minutes (API-10, API-11). */
export function issueAuthorizationCode(
  tx: WriteTx,
  of: Pick<AuthorizationCode, 'provider' | 'state' | 'userId'>,
  now: number,
): string {
  // Google's codes start like this: the slash shows whether a client encodes and decodes them correctly.
  const id = (of.provider === 'google' ? '4/0A' : '') + nextCode(tx.counters, 'authorizationCode')
  const code = tx.authorizationCodes.create({ id, ...of, issuedAt: now })
  schedule(tx, 'authorizationCode', code.id, now + CODE_LIFE + 1)
  return code.id
}

export function removeAuthorizationCode(tx: WriteTx, id: string): void {
  tx.authorizationCodes.delete((q) => q.where({ id }))
  unschedule(tx, 'authorizationCode', id)
}

/** Signs in the user of this code. Refuses INVALID_AUTHORIZATION_CODE. */
export function signInByCode(
  tx: WriteTx,
  provider: AuthorizationCode['provider'],
  { authorizationCode, state }: { authorizationCode: string; state: string },
  now: number,
) {
  const code = tx.authorizationCodes.findFirst((q) => q.where({ id: authorizationCode }))
  if (!code || code.provider !== provider || code.state !== state || now - code.issuedAt > CODE_LIFE) {
    return refuse('INVALID_AUTHORIZATION_CODE')
  }
  removeAuthorizationCode(tx, code.id)
  return startSession(tx, code.userId, now)
}

/** The guest of this device: created the first time, the same one later (API-12). */
export function signInGuest(tx: WriteTx, guestId: string, now: number) {
  const { id } = tx.users.findFirst((q) => q.where({ guestId })) ?? addGuest(tx, guestId)
  return startSession(tx, id, now)
}

function addGuest(tx: WriteTx, guestId: string): Readonly<User> {
  const unknown = { name: '', email: null, phoneNumber: null, birthYear: null, gender: null, isOwner: false }
  return tx.users.create({
    id: nextId(tx.counters, 'users'),
    provider: 'guest',
    guestId,
    nickName: textsOf(tx).guest,
    ...unknown,
  })
}

/** Creates a session of this user with its first tokens. */
export function startSession(tx: WriteTx, userId: number, now: number) {
  const fresh = { generation: 0, issuedAt: now, isGraceUsed: false, isEnded: false }
  const session = tx.sessions.create({
    id: nextId(tx.counters, 'sessions'),
    userId,
    secret: nextCode(tx.counters, 'session'),
    ...fresh,
  })
  return { ...tokensOf(session), userId }
}

/**
 * The user of this access token. Refuses EXPIRED_TOKEN after thirty minutes, INVALID_TOKEN for any other (API-14). A token of
 * a real backend stands for the user of its login.
 */
export function authenticate(tx: ReadTx, text: string | undefined, now: number): Readonly<User> {
  const foreign = tx.foreignTokens.findFirst((q) => q.where({ id: text ?? '' }))
  if (foreign) return tx.users.findFirst((q) => q.where({ id: foreign.userId })) ?? refuse('INVALID_TOKEN')
  const token = tokenOf(tx, 'a', text)
  if (!token || token.session.isEnded) return refuse('INVALID_TOKEN')
  if (now - token.issuedAt >= ACCESS_LIFE) return refuse('EXPIRED_TOKEN')
  return tx.users.findFirst((q) => q.where({ id: token.session.userId })) ?? refuse('INVALID_TOKEN')
}

/**
 * Renews tokens (API-13). The previous tokens are valid once more within 30 s and return the current ones, so that two
 * windows can refresh at the same time; later or repeated use ends the session, which is stored.
 */
export function renewTokens(tx: WriteTx, text: string | undefined, now: number): Issued | Refusal {
  const token = tokenOf(tx, 'r', text)
  if (!token || token.session.isEnded) return refuse('INVALID_REFRESH_TOKEN')
  if (now - token.issuedAt >= REFRESH_LIFE) return refuse('EXPIRED_REFRESH_TOKEN')

  const { session, generation } = token
  const change = (changes: Partial<Session>) =>
    tx.sessions.update(session, { data: (draft) => Object.assign(draft, changes), strict: true })
  if (generation === session.generation) {
    return tokensOf(change({ generation: generation + 1, issuedAt: now, isGraceUsed: false }))
  }
  if (generation === session.generation - 1 && !session.isGraceUsed && now - session.issuedAt <= GRACE) {
    return tokensOf(change({ isGraceUsed: true }))
  }
  change({ isEnded: true })
  return new Refusal('INVALID_REFRESH_TOKEN')
}

/** The same session's tokens as if they had been issued so long ago that the access token has expired; they can be renewed. */
export function expireTokens(tx: ReadTx, text: string | undefined): Issued | undefined {
  const token = tokenOf(tx, 'a', text)
  if (!token || token.session.isEnded) return undefined
  return tokensOf({ ...token.session, generation: token.generation, issuedAt: token.issuedAt - ACCESS_LIFE })
}

/** Ends the session of this access token, as a server does at another sign-in; false if it has ended. */
export function endSession(tx: WriteTx, text: string | undefined): boolean {
  const token = tokenOf(tx, 'a', text)
  if (!token || token.session.isEnded) return false
  tx.sessions.update(token.session, { data: (draft) => void (draft.isEnded = true) })
  return true
}

/** Whether a session of this world has had this token. */
export const isIssued = (tx: ReadTx, text: string): boolean => (tokenOf(tx, 'a', text) ?? tokenOf(tx, 'r', text)) !== undefined

const tokensOf = (session: Session): Issued => ({ accessToken: tokenText('a', session), refreshToken: tokenText('r', session) })

function tokenText(kind: TokenKind, { id, secret, generation, issuedAt }: Session): string {
  const claim = [kind, ...[id, generation, issuedAt].map((number) => number.toString(36))].join('-')
  return `${claim}-${signatureOf(claim, secret)}`
}

function signatureOf(claim: string, secret: string): string {
  const random = randomFrom(`${secret}:${claim}`)
  return Array.from({ length: 24 }, () => Math.floor(random() * 36).toString(36)).join('')
}

function tokenOf(tx: ReadTx, kind: TokenKind, text = ''): Token | undefined {
  const [, of, id = '', generation = '', issuedAt = '', signature] =
    /^([ar])-(\w{1,10})-(\w{1,10})-(\w{1,10})-(\w{24})$/.exec(text) ?? []
  const session = tx.sessions.findFirst((q) => q.where({ id: Number.parseInt(id, 36) }))
  if (of !== kind || !session || signature !== signatureOf(text.slice(0, -25), session.secret)) return undefined
  return { session, generation: Number.parseInt(generation, 36), issuedAt: Number.parseInt(issuedAt, 36) }
}
