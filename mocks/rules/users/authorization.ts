import { isWebView } from '../../../src/lib/device.ts'
import { nextId } from '../../db/ids.ts'
import { textsOf } from '../../db/seed/inLanguage.ts'
import type { WriteTx } from '../../db/collections.ts'
import { throwProviderError } from '../refusal.ts'
import { findAccount, type SocialProvider } from './accounts.ts'
import { issueAuthorizationCode } from './session.ts'

/** The shop's registration at the providers: its client ids, and the address of its pages (with a slash at its end). */
export type RegisteredClient = {
  readonly clientIds: Readonly<Record<SocialProvider, string>>
  readonly clientUrl: string
}

/** The unvalidated parameters of the authorize page. */
export type AuthorizeParams = Readonly<Record<string, string>>

/** The result of a consent: `expiredCode` and `otherState` test the shop's error handling. */
const codeVariants = ['good', 'expiredCode', 'otherState'] as const
type CodeVariant = (typeof codeVariants)[number]

const MINUTE = 60_000
const PAGE_LIFETIME_MS = 10 * MINUTE
const SCOPES = new Set(['openid', 'email', 'profile'])
const GRANTED = 'email profile openid https://www.googleapis.com/auth/userinfo.email'

/** Validates the request. Refuses with the provider's own codes: then its page does not redirect (AUTH-04, AUTH-05). */
export function checkAuthorizeParams(
  provider: SocialProvider,
  params: AuthorizeParams,
  { clientIds, clientUrl }: RegisteredClient,
  userAgent: string,
): void {
  if (provider === 'google' && isWebView(userAgent)) throwProviderError('disallowed_useragent')
  const required = ['client_id', 'redirect_uri', 'response_type', provider === 'google' ? 'scope' : 'state']
  const missing = required.find((name) => !params[name])
  if (missing !== undefined) throwProviderError('invalid_request', missing)
  if (params['client_id'] !== clientIds[provider]) throwProviderError('invalid_client')
  // A foreign address gets nothing, not even an error, and is therefore compared as a whole.
  if (params['redirect_uri'] !== `${clientUrl}auth/${provider}/callback`) throwProviderError('redirect_uri_mismatch')
  if (params['response_type'] !== 'code') throwProviderError('unsupported_response_type')
  if ((params['state'] ?? '').length > 256) throwProviderError('invalid_request', 'state')
  const unknown = (params['scope'] ?? '').split(' ').find((scope) => scope !== '' && !SCOPES.has(scope))
  if (provider === 'google' && unknown !== undefined) throwProviderError('invalid_scope', unknown)
}

type Consent = { readonly account: string; readonly trial: CodeVariant; readonly openedAt: number }

/**
 * The redirect after consent: the shop's callback with a code for this account and the state. Refuses `expired` after ten
 * minutes.
 */
export function consent(
  tx: WriteTx,
  provider: SocialProvider,
  params: AuthorizeParams,
  { account, trial, openedAt }: Consent,
  now: number,
) {
  if (now - openedAt > PAGE_LIFETIME_MS) throwProviderError('expired')
  const { userId: known } = findAccount(tx, provider, account) ?? throwProviderError('invalid_request', 'account')
  const userId = known ?? addMember(tx, provider)
  const state = params['state'] ?? ''
  const issuedAt = trial === 'expiredCode' ? now - 6 * MINUTE : now
  const code = issueAuthorizationCode(tx, { provider, state, userId }, issuedAt)
  const reply = { code, state: trial === 'otherState' ? `${state}0` : state }
  return redirectAddress(params, provider === 'google' ? { ...reply, ...googleExtras(known === null) } : reply)
}

/** The redirect after a denial: without a code, but with the state (AUTH-11). */
export function deny(provider: SocialProvider, params: AuthorizeParams): string {
  const description: Readonly<Record<string, string>> = provider === 'naver' ? { error_description: 'Canceled By User' } : {}
  return redirectAddress(params, { error: 'access_denied', ...description, state: params['state'] ?? '' })
}

const googleExtras = (isNew: boolean) => ({ scope: GRANTED, authuser: '0', prompt: isNew ? 'consent' : 'none' })

function redirectAddress(params: AuthorizeParams, answer: Readonly<Record<string, string>>): string {
  const url = new URL(params['redirect_uri'] ?? '')
  for (const [name, value] of Object.entries(answer)) if (value !== '') url.searchParams.set(name, value)
  return url.href
}

function addMember(tx: WriteTx, provider: SocialProvider): number {
  const id = nextId(tx.counters, 'users')
  const unknown = { guestId: null, phoneNumber: null, birthYear: null, gender: null, isOwner: false }
  const { name, nickName } = textsOf(tx).newAccount
  tx.users.create({ id, provider, name, nickName, email: `new-${id}@accounts.example`, ...unknown })
  return id
}
