import { getResponse, http, HttpResponse } from 'msw'
import type { PickersWorld } from '../../../mocks/db/collections.ts'
import { setCounter } from '../../../mocks/db/ids.ts'
import { formFields } from '../../../mocks/form.ts'
import type { Responder } from '../../../mocks/handlers/responder.ts'

/** One handler of each kind that a navigation can meet, in the place of the shop's; an order is paid once its counter is 1. */
export function createResponders(world: PickersWorld, baseUrl: string): Responder[] {
  const at = (path: string) => new URL(path, baseUrl).href
  const to = (path: string, fields: Record<string, string>) =>
    new Response(null, { status: 303, headers: { location: `${at(path)}?${new URLSearchParams(fields).toString()}` } })

  const handlers = [
    http.get(at('v1/ping'), () => HttpResponse.json({ page: document.title })),
    http.get(at('v1/orders/:orderId'), async ({ params }) =>
      HttpResponse.json(await world.read((t) => t.counters.get(`order:${String(params['orderId'])}`)?.value ?? 0)),
    ),
    http.get(at('v1/inicis/auth'), ({ request }) => {
      const fields = Object.fromEntries(new URL(request.url).searchParams)
      if (fields['orderId']) return to('mock/payment.html', fields)
      return HttpResponse.html('<!doctype html><meta charset="utf-8"><title>refused</title><button>닫기</button>', {
        status: 400,
      })
    }),
    http.post(at('mock/inicis/smart/payment/'), async ({ request }) => to('mock/payment.html', await formFields(request))),
    http.post(at('v1/inicis/return'), async ({ request }) => {
      const fields = await formFields(request)
      await world.transaction((t) => setCounter(t.counters, `order:${fields['orderNumber'] ?? ''}`, 1))
      return to('payment/complete', fields)
    }),
    http.post(at('v1/inicis/mobile/return'), async ({ request }) => to('payment/mobile/result', await formFields(request))),
    http.get(at('v1/*'), () =>
      HttpResponse.json({ result: 'FAIL', data: null, error: { code: 'NOT_FOUND', message: '' } }, { status: 404 }),
    ),
  ]
  return [{ answers: (url) => url.startsWith(baseUrl), respond: (request) => getResponse(handlers, request) }]
}
