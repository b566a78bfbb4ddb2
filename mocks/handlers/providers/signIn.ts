import { accountsOf, type SocialProvider } from '../../rules/users/accounts.ts'
import { checkAuthorizeParams, consent, deny } from '../../rules/users/authorization.ts'
import { merchant } from '../../rules/payment/merchant.ts'
import { providerCall } from './call.ts'
import { authorizeRequest, authorizeShape, consentRequest, redirectReply } from './calls.ts'

/** The calls of the authorize pages of Google and Naver. */
export const signInCalls = (provider: SocialProvider) => ({
  authorize: providerCall(authorizeRequest, authorizeShape, ({ tx, body, registered, now, userAgent }) => {
    checkAuthorizeParams(provider, body.request, registered, userAgent)
    return { shopName: merchant.name, accounts: accountsOf(tx, provider, now), openedAt: now }
  }),
  consent: providerCall(consentRequest, redirectReply, ({ tx, body, registered, now, userAgent }) => {
    checkAuthorizeParams(provider, body.request, registered, userAgent)
    return { to: consent(tx, provider, body.request, body, now) }
  }),
  deny: providerCall(authorizeRequest, redirectReply, ({ body, registered, userAgent }) => {
    checkAuthorizeParams(provider, body.request, registered, userAgent)
    return { to: deny(provider, body.request) }
  }),
})
