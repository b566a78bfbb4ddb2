import { http, type RequestHandler } from 'msw'
import type { Responder } from './handlers/responder.ts'

/** The same answers as handlers of msw, which stands between a client and its network where no worker of ours does. */
export function mswHandlers(responders: readonly Responder[]): RequestHandler[] {
  return responders.map(({ answers, respond }) =>
    http.all(
      ({ request }) => answers(request.url),
      ({ request }) => respond(request),
    ),
  )
}
