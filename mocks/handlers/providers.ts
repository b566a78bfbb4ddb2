import * as v from 'valibot'
import { now } from '../db/clock.ts'
import type { PickersWorld } from '../db/collections.ts'
import type { refusalShape } from '../providers/calls.ts'
import type { Registered } from '../rules/authorization.ts'
import { ProviderRefusal } from '../rules/providerRefusal.ts'
import { Refusal } from '../rules/refusal.ts'
import { settle } from '../rules/settle.ts'
import { tellMistake } from './mistake.ts'
import { openPage } from './pages.ts'
import { analyticsCalls } from './providerAnalytics.ts'
import { MOBILE_PAYMENT_PATH, type ProviderCall } from './providerCall.ts'
import type { Responder } from './responder.ts'

/** As the client is configured when nobody configures it. */
export const defaultClientIds: Registered['clientIds'] = { google: 'pickers-google', naver: 'pickers-naver' }

type Calls = Readonly<Record<string, ProviderCall>>

const signIn = async (): Promise<Calls> => (await import('./providerSignIn.ts')).signInCalls
const payments = () => import('./providerPayments.ts')

/**
 * The servers behind the emulated providers' pages: their calls below `<base>mock/api/`, and the mobile payment page that a
 * form is posted to. They share the shop's world and say nothing in the shop's envelope: they are other companies. Each is
 * fetched when it is first asked: every page of the shop tells its views, and only few lead to a payment.
 */
export function providerResponders(world: PickersWorld, base: string, registered: Registered): Responder[] {
  const analytics = analyticsCalls()
  const companies = new Map<string, () => Promise<Calls>>([
    ['google', signIn],
    ['naver', signIn],
    ['payment', async () => (await payments()).paymentCalls],
    ['postcode', async () => (await import('./providerPostcode.ts')).postcodeCalls],
    ['analytics', async () => analytics],
  ])
  const api = `${base}mock/api/`
  const callOf = async (name: string) => (await companies.get(name.split('/')[0] ?? '')?.())?.[name]
  return [
    {
      answers: (url) => pathOf(url).startsWith(api),
      respond: async (request) => reply(world, await callOf(pathOf(request.url).slice(api.length)), request, base, registered),
    },
    {
      answers: (url) => pathOf(url) === base + MOBILE_PAYMENT_PATH.slice(1),
      respond: async (request) => openPage(world, (await payments()).mobilePage, request, base),
    },
  ]
}

const pathOf = (url: string) => url.split('?')[0] ?? ''

async function reply(world: PickersWorld, call: ProviderCall | undefined, request: Request, base: string, of: Registered) {
  if (!call) return refusal(404, 'NOT_FOUND')
  if (request.method !== (call.isPost ? 'POST' : 'GET')) return refusal(405, 'METHOD_NOT_ALLOWED')
  try {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const body = call.isPost ? await bodyOf(request) : undefined
    const said = await world.transaction((t) => {
      settle(t, now(t.counters))
      return { data: call.run({ t, query, body, now: now(t.counters), base, registered: of }) }
    })
    return Response.json(said.data ?? null)
  } catch (error) {
    if (error instanceof ProviderRefusal) return refusal(400, error.code, error.message)
    if (error instanceof Refusal) return refusal(400, error.code, error.message)
    if (error instanceof v.ValiError || error instanceof SyntaxError) return refusal(400, 'INVALID_REQUEST')
    tellMistake(`${request.method} ${request.url}`, error)
    return refusal(500, 'SERVER_ERROR')
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return body
}

function refusal(status: number, code: string, message = ''): Response {
  return Response.json({ error: { code, message } } satisfies v.InferOutput<typeof refusalShape>, { status })
}
