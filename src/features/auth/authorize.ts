import { env } from '../../config/env.ts'
import { patterns } from '../../config/paths.ts'
import { randomText } from '../../lib/random.ts'
import { sessionBox } from '../../lib/storage.ts'

/** Where a provider asks the shopper for consent; each attempt has a state of its own, kept for the way back (AUTH-03…05, AUTH-24). */
export function authorizeUrl(provider: 'google' | 'naver'): string {
  const state = randomText()
  sessionBox.write('oauthState', state)
  const { clientId, authorizeUrl: page } = env[provider]
  const callback = provider === 'google' ? patterns.googleCallback : patterns.naverCallback
  const url = new URL(page, location.href)
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: env.oauthRedirectBase + callback.slice(1),
    state,
    ...(provider === 'google' ? { scope: 'openid email profile' } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
