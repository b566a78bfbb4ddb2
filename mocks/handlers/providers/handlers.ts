import { http, type HttpHandler } from 'msw'
import type { RegisteredClient } from '../../rules/users/authorization.ts'
import type { HandlerContext } from '../wrap.ts'
import { openPage } from '../pages.ts'
import { analyticsCalls } from './analytics.ts'
import { MOBILE_PAYMENT_PATH, type ProviderCall } from './call.ts'

type Calls = Readonly<Record<string, ProviderCall>>

/** The client ids if the client's configuration has none. */
const defaultClientIds: RegisteredClient['clientIds'] = { google: 'pickers-google', naver: 'pickers-naver' }

const importPayments = () => import('./payments.ts')
const loadSignIn = async (): Promise<Calls> => (await import('./signIn.ts')).signInCalls
const loadPayments = async (): Promise<Calls> => (await importPayments()).paymentCalls
const loadPostcode = async (): Promise<Calls> => (await import('./postcode.ts')).postcodeCalls

/**
 * The servers of the emulated providers: the calls of their pages below `<base>mock/api/`, and the page that a form is posted
 * to. They share the shop's world, but not its envelope, since they are other companies. The rules of each are loaded with
 * its first call.
 */
export function providersHandlers({ world, base, api }: HandlerContext, registered?: Partial<RegisteredClient>): HttpHandler[] {
  const address = { base, registered: { clientUrl: base, clientIds: defaultClientIds, ...registered } }
  const analytics = analyticsCalls()
  const loadAnalytics = () => Promise.resolve(analytics)

  const root = `${base}mock/api/`
  const resolver =
    (load: () => Promise<Calls>) =>
    async ({ request }: { request: Request }) => {
      const [{ replyOfProvider }, calls] = await Promise.all([import('./reply.ts'), load()])
      return replyOfProvider(world, calls[request.url.split('?')[0]?.slice(root.length) ?? ''], request, address)
    }
  const handler = (method: 'get' | 'post', name: string, load: () => Promise<Calls>) =>
    http[method](api(`/mock/api/${name}`), resolver(load))
  const loadAny = async () => ({ ...(await loadSignIn()), ...(await loadPayments()), ...(await loadPostcode()), ...analytics })
  return [
    handler('post', 'analytics/collect', loadAnalytics),
    handler('get', 'analytics/hits', loadAnalytics),
    handler('get', 'postcode', loadPostcode),
    ...['google', 'naver'].flatMap((name) =>
      ['authorize', 'consent', 'deny'].map((step) => handler('post', `${name}/${step}`, loadSignIn)),
    ),
    ...['open', 'answer', 'close', 'pay-in', 'deadline'].map((step) => handler('post', `payment/${step}`, loadPayments)),
    handler('get', 'payment/deposits', loadPayments),
    // Refuses the rest: 405 for another method of a call above, else 404.
    http.all(({ request }) => request.url.startsWith(root), resolver(loadAny)),
    http.all(api(MOBILE_PAYMENT_PATH), async ({ request }) => {
      const { mobilePage } = await importPayments()
      return openPage(world, mobilePage, request, base, address.registered.clientUrl)
    }),
  ]
}
