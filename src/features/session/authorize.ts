import { env, type LoginClient } from '../../config/env.ts'
import { patterns } from '../../config/paths.ts'
import { giveOutState } from './states.ts'

const providers = ['google', 'naver'] as const

/** The providers that this build has a client id for. */
export const loginClients = () =>
  providers.flatMap((provider) => {
    const client = env[provider]
    return client ? [{ provider, client }] : []
  })

/** The provider's consent page. Each attempt gives out a new `state`, which the callback looks up. */
export async function authorizeUrl(provider: (typeof providers)[number], client: LoginClient): Promise<string> {
  const callback = provider === 'google' ? patterns.googleCallback : patterns.naverCallback
  const url = new URL(client.authorizeUrl, location.href)
  const parameters = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: env.oauthRedirectBase + callback.slice(1),
    state: await giveOutState(provider),
    ...(provider === 'google' ? { scope: 'openid email profile' } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
