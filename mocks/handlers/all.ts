import type { OperationName } from '../../src/contract/operations.ts'
import type { PickersWorld } from '../db/collections.ts'
import type { Registered } from '../rules/authorization.ts'
import { Refusal } from '../rules/refusal.ts'
import type { Answer } from './answer.ts'
import { auth } from './auth.ts'
import { episodes } from './episodes.ts'
import { picks } from './picks.ts'
import { orders } from './orders.ts'
import { openPage } from './pages.ts'
import { payment, paymentRoutes } from './payment.ts'
import { products } from './products.ts'
import { failure } from './reply.ts'
import { answerOf, type Responder } from './responder.ts'
import { respond } from './respond.ts'
import { reviews } from './reviews.ts'
import { routesOf, type Way } from './routes.ts'
import { users } from './users.ts'

/** Who answers each operation of the contract: none may be missing, none is extra. */
export const answers: Record<OperationName, Answer> = {
  ...auth,
  ...episodes,
  ...picks,
  ...products,
  ...reviews,
  ...users,
  ...orders,
  ...payment,
}

const pages = new Map(paymentRoutes.map((page) => [page.path, page]))
const names = new Map(Object.entries(answers).map(([name, { operation }]) => [operation, name]))

/** A call that has come: its path below the base, and the name of its operation where the contract has one. */
export type Arrival = { readonly request: Request; readonly path: string; readonly operation: string | undefined }

export type AnswerOptions = {
  /** A developer's own answers in the place of ours. */
  readonly answers?: Partial<Record<OperationName, Answer>>
  /** Answers what the contract does not have yet; undefined where it is not concerned. */
  readonly sketches?: (arrival: Arrival) => Promise<Response> | undefined
  /** Stands between every call and its answer: faults, the request log, a real backend. */
  readonly around?: (arrival: Arrival, answer: (request: Request) => Promise<Response>) => Promise<Response>
  /** What the emulated providers know of the client, where that is not at home below the base. */
  readonly registered?: Partial<Registered>
}

/** Answers every call below `baseUrl` (own origin and base path, or the HTTP server's) from this world, and none elsewhere. */
export function createResponders(world: PickersWorld, baseUrl: string, options: AnswerOptions = {}): Responder[] {
  const address = new URL(baseUrl)
  const root = address.pathname.replace(/\/$/, '')
  const base = `${address.origin}${root}/`
  const wayOf = routesOf(Object.values({ ...answers, ...options.answers }))
  const shop: Responder = {
    answers: (url) => url.startsWith(`${base}v1/`),
    respond: (request) => {
      const path = new URL(request.url).pathname.slice(root.length)
      const way = wayOf(request.method, path)
      const operation = way && 'answer' in way ? names.get(way.answer.operation) : undefined
      const answer = async (request: Request) =>
        options.sketches?.({ request, path, operation }) ?? replyTo(world, { request, path }, way, base)
      return options.around ? options.around({ request, path, operation }, answer) : answer(request)
    },
  }
  return [shop, providersOf(world, base, options.registered)]
}

/** The providers' servers are fetched with the first call of one of their pages: the shop itself never asks them. */
function providersOf(world: PickersWorld, base: string, registered: AnswerOptions['registered']): Responder {
  let responders: Promise<Responder[]> | undefined
  return {
    answers: (url) => /^mock\/(api|inicis)\//.test(below(base, url)),
    respond: async (request) => {
      responders ??= import('./providers.ts').then(({ defaultClientIds, providerResponders }) =>
        providerResponders(world, base, { clientUrl: base, clientIds: defaultClientIds, ...registered }),
      )
      return answerOf(await responders, request)
    },
  }
}

const below = (base: string, url: string) => (url.startsWith(base) ? url.slice(base.length) : '')

function replyTo(
  world: PickersWorld,
  { request, path }: Omit<Arrival, 'operation'>,
  way: Way,
  base: string,
): Promise<Response> | Response {
  const page = pages.get(path)
  if (page) return openPage(world, page, request, base)
  if (!way) return failure(new Refusal('NOT_FOUND'))
  if ('allow' in way) return failure(new Refusal('METHOD_NOT_ALLOWED'), { allow: way.allow.join(', ') })
  return respond(world, way, request, base)
}
