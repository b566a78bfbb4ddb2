import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { getResponse, http, HttpResponse } from 'msw'

/** The baseline of the mock server: as many handlers under Hono as the mock backend has, each replying `{}`. */
const [port = '0', count = '0'] = process.argv.slice(2)
const base = `http://localhost:${port}`
const handlers = Array.from({ length: Number(count) - 1 }, (_, index) =>
  http.get(`${base}/v1/empty/${index}/:id`, () => HttpResponse.json({})),
)
handlers.splice(
  Math.floor(handlers.length / 2),
  0,
  http.all(`${base}/v1/called`, () => HttpResponse.json({})),
)

const app = new Hono<{ Bindings: { incoming: { url?: string } } }>()
app.all('*', async ({ req, env }) => {
  const reply = await getResponse(handlers, new Request(base + (env.incoming.url ?? '/'), { headers: req.raw.headers }))
  return reply ?? new Response(null, { status: 404 })
})
const listener = getRequestListener(app.fetch)
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
server.listen(Number(port), () => process.stdout.write(`ready at ${base}\n`))
