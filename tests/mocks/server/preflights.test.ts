import { expect, onTestFinished, test } from 'vitest'
import { startHttpServer, type HttpServerOptions } from '../../../mocks/server.ts'

const OWN = ['authorization', 'content-type']

async function start(options: Partial<HttpServerOptions> = {}): Promise<string> {
  const server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5999/', ...options })
  onTestFinished(() => server.close())
  return server.url
}

async function preflight(url: string, requested: string | undefined) {
  const headers = { origin: 'http://shop.test', 'access-control-request-method': 'POST' }
  const named = requested === undefined ? {} : { 'access-control-request-headers': requested }
  const reply = await fetch(`${url}/v1/picks`, { method: 'OPTIONS', headers: { ...headers, ...named } })
  return { status: reply.status, allowed: reply.headers.get('access-control-allow-headers')?.split(/, ?/), reply }
}

test.each<[string, string | undefined, string[]]>([
  ['of the client', 'authorization,content-type', []],
  ['of OpenTelemetry', 'authorization,traceparent,tracestate', ['traceparent', 'tracestate']],
  ['of Sentry', 'baggage, content-type, sentry-trace', ['baggage', 'sentry-trace']],
  ['of Datadog', 'x-datadog-trace-id,x-datadog-parent-id', ['x-datadog-trace-id', 'x-datadog-parent-id']],
  ['in capitals', 'X-Request-ID', ['x-request-id']],
  ['requested for twice', 'traceparent,traceparent', ['traceparent']],
  ['that are no names', 'traceparent, a b, ,é', ['traceparent']],
  ['of which none is named', undefined, []],
  ['of an empty list', '', []],
])('a preflight allows the headers %s', async (_, requested, allowed) => {
  const answer = await preflight(await start(), requested)
  expect([answer.status, answer.allowed]).toEqual([204, [...OWN, ...allowed]])
  expect(answer.reply.headers.get('vary')).toMatch(/access-control-request-headers/i)
})

test('a preflight of a named origin allows the headers requested for, with credentials', async () => {
  const url = await start({ allowedOrigins: ['http://shop.test'] })
  const { reply, allowed } = await preflight(url, 'traceparent')
  expect(allowed).toEqual([...OWN, 'traceparent'])
  expect(reply.headers.get('access-control-allow-origin')).toBe('http://shop.test')
  expect(reply.headers.get('access-control-allow-credentials')).toBe('true')
})

test('a preflight of an origin that is not named is not allowed, whatever it asks for', async () => {
  const { reply } = await preflight(await start({ allowedOrigins: ['http://other.test'] }), 'traceparent')
  expect(reply.headers.get('access-control-allow-origin')).toBeNull()
})

test('a request with tracing headers is answered', async () => {
  const headers = { origin: 'http://shop.test', traceparent: '00-1-2-01', baggage: 'a=b', 'sentry-trace': '1-2-1' }
  const reply = await fetch(`${await start()}/health`, { headers })
  expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
})
