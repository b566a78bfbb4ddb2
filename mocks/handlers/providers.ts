import { http, HttpResponse, matchRequestUrl, type HttpHandler } from 'msw'
import { singleFlight } from '../../src/lib/singleFlight.ts'
import type { RegisteredClient } from '../rules/users/authorization.ts'
import { hasFault } from '../rules/faults.ts'
import { providerError } from './reply.ts'
import { importFaults, type HandlerContext } from './wrap.ts'
import type { ProviderCall } from './providers/call.ts'
import type { paymentCalls } from './providers/payments.ts'

/** The client ids if the client's configuration has none. */
const defaultClientIds: RegisteredClient['clientIds'] = { google: 'pickers-google', naver: 'pickers-naver' }

/** The page views that the collector of analytics stores. */
const MAX_HITS = 500

// With their rules and data 2, 5 and 10 kB in gz: loaded with the first call.
const importSignIn = singleFlight(() => import('./providers/signIn.ts'))
const importPostcode = singleFlight(() => import('./providers/postcode.ts'))
const importPayments = singleFlight(() => import('./providers/payments.ts'))

/**
 * The servers of the emulated providers: the calls of their pages below `<base>mock/api/`, and the page that a phone's form is
 * posted to (API-52). They share the shop's world, but neither its envelope nor its request log: they are other companies.
 */
export function providersHandlers({ world, base, api }: HandlerContext, registered?: Partial<RegisteredClient>): HttpHandler[] {
  const shop = { base, registered: { clientUrl: base, clientIds: defaultClientIds, ...registered } }
  const answer =
    (load: () => Promise<ProviderCall>) =>
    async ({ request }: { readonly request: Request }) =>
      (await load())(request, world, shop)
  const payment = (name: keyof typeof paymentCalls) => answer(async () => (await importPayments()).paymentCalls[name])
  const signIn = (provider: 'google' | 'naver') =>
    (['authorize', 'consent', 'deny'] as const).map((name) =>
      http.post(
        api(`/mock/api/${provider}/${name}`),
        answer(async () => (await importSignIn()).signInCalls(provider)[name]),
      ),
    )
  const search = answer(async () => (await importPostcode()).searchPostcode)
  const isCall = ({ request }: { readonly request: Request }) => request.url.startsWith(`${base}mock/api/`)
  const hits: Record<string, string>[] = []

  const calls = [
    http.post(api('/mock/api/analytics/collect'), ({ request }) => {
      hits.push(Object.fromEntries(new URL(request.url).searchParams))
      hits.splice(0, hits.length - MAX_HITS)
      return HttpResponse.json(null)
    }),
    http.get(api('/mock/api/analytics/hits'), () => HttpResponse.json(hits)),
    http.get(api('/mock/api/postcode'), async ({ request }) => {
      const reply = () => search({ request })
      if (!(await world.read((tx) => hasFault(tx, 'postcodeSearch')))) return reply()
      const { applyFaults } = await importFaults()
      return applyFaults(world, 'postcodeSearch', reply, request.signal)
    }),
    ...signIn('google'),
    ...signIn('naver'),
    http.post(api('/mock/api/payment/open'), payment('open')),
    http.post(api('/mock/api/payment/answer'), payment('answer')),
    http.post(api('/mock/api/payment/close'), payment('close')),
    http.get(api('/mock/api/payment/deposits'), payment('deposits')),
    http.post(api('/mock/api/payment/pay-in'), payment('payIn')),
    http.post(api('/mock/api/payment/deadline'), payment('deadline')),
  ]
  return [
    ...calls,
    // Not a path: MSW throws at a malformed escape.
    http.all(isCall, ({ request }) => {
      const url = new URL(request.url)
      const isKnown = calls.some(({ info: { path } }) => typeof path === 'string' && matchRequestUrl(url, path).matches)
      return isKnown ? providerError(405, 'METHOD_NOT_ALLOWED') : providerError(404, 'NOT_FOUND')
    }),
    http.all(api('/mock/inicis/smart/payment/'), async ({ request }) =>
      (await importPayments()).openMobilePage({ world, request, base, home: shop.registered.clientUrl }),
    ),
  ]
}
