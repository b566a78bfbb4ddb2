import { http, HttpResponse, onUnhandledRequest, type HttpHandler } from 'msw'
import { setCounter } from '../../../mocks/db/ids.ts'
import { formFields } from '../../../mocks/handlers/form.ts'
import type { HandlerContext } from '../../../mocks/handlers/wrap.ts'

/** One handler for each kind of navigation instead of the shop's; an order is paid once its counter is 1. */
export function allHandlers({ world, base, onUnhandledRequest: strategy }: HandlerContext): HttpHandler[] {
  const at = (path: string) => base + path
  const to = (path: string, fields: Record<string, string>) =>
    new Response(null, { status: 303, headers: { location: `${at(path)}?${new URLSearchParams(fields).toString()}` } })

  return [
    http.get(at('v1/ping'), () => HttpResponse.json({ page: document.title })),
    http.get(at('v1/orders/:orderId'), async ({ params }) =>
      HttpResponse.json(
        await world.read((tx) => tx.counters.findFirst((q) => q.where({ id: `order:${String(params['orderId'])}` }))?.value ?? 0),
      ),
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
      await world.transaction((tx) => setCounter(tx.counters, `order:${fields['orderNumber'] ?? ''}`, 1))
      return to('payment/complete', fields)
    }),
    http.post(at('v1/inicis/mobile/return'), async ({ request }) => to('payment/mobile/result', await formFields(request))),
    http.all(at('v1/*'), async ({ request }) => {
      await onUnhandledRequest(request, strategy)
      return new HttpResponse(null, { status: request.method === 'GET' ? 404 : 405 })
    }),
  ]
}
