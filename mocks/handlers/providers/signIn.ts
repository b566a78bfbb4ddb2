import { authorizeRequest, authorizeShape, consentRequest, redirectReply } from './calls.ts'
import { accountsOf, checkAuthorizeParams, consent, deny, type SocialProvider } from '../../rules/users/authorization.ts'
import { merchant } from '../../rules/payment/paymentForms.ts'
import { post, type ProviderCall } from './call.ts'

/** The calls of the authorize pages of Google and Naver. */
export const signInCalls: Readonly<Record<string, ProviderCall>> = { ...callsOf('google'), ...callsOf('naver') }

function callsOf(provider: SocialProvider): Record<string, ProviderCall> {
  return {
    [`${provider}/authorize`]: post(authorizeRequest, authorizeShape, ({ tx, body, registered, now }) => {
      checkAuthorizeParams(provider, body.request, registered)
      return { shopName: merchant.name, accounts: accountsOf(tx, provider, now), openedAt: now }
    }),
    [`${provider}/consent`]: post(consentRequest, redirectReply, ({ tx, body, registered, now }) => {
      checkAuthorizeParams(provider, body.request, registered)
      return { to: consent(tx, provider, body.request, body, now) }
    }),
    [`${provider}/deny`]: post(authorizeRequest, redirectReply, ({ body, registered }) => {
      checkAuthorizeParams(provider, body.request, registered)
      return { to: deny(provider, body.request) }
    }),
  }
}
