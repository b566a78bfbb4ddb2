import { env, type LoginClient } from '../../config/env.ts'
import { patterns } from '../../config/paths.ts'
import { safeSessionStorage } from '../../lib/storage.ts'

const providers = ['google', 'naver'] as const

/** The providers that this build has a client id for. */
export const loginClients = () =>
  providers.flatMap((provider) => {
    const client = env[provider]
    return client ? [{ provider, client }] : []
  })

/** The provider's consent page. Each attempt stores a new `state`, which the callback compares. */
export function authorizeUrl(provider: (typeof providers)[number], client: LoginClient): string {
  const state = randomText()
  safeSessionStorage.write('oauthState', state)
  const callback = provider === 'google' ? patterns.googleCallback : patterns.naverCallback
  const url = new URL(client.authorizeUrl, location.href)
  const parameters = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: env.oauthRedirectBase + callback.slice(1),
    state,
    ...(provider === 'google' ? { scope: 'openid email profile' } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** A random base-36 string; 13 characters for the state of a sign-in. Works without a secure context. */
export function randomText(length = 13): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  // 252 is the greatest multiple of 36 in a byte: larger values would make the first digits more likely.
  return Array.from(bytes, (byte) => (byte < 252 ? (byte % 36).toString(36) : randomText(1))).join('')
}
