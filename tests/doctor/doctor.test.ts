import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startHttpServer, type HttpServer } from '../../mocks/server.ts'
import { buildFindings } from '../../scripts/doctor/buildFindings.ts'
import type { Finding } from '../../scripts/doctor/finding.ts'
import { serverFindings } from '../../scripts/doctor/serverFindings.ts'

const APP = 'http://shop.test/'
let server: HttpServer

beforeAll(async () => {
  server = await startHttpServer({ port: 0, clientUrl: APP })
})
afterAll(() => server.close())

const verdicts = (findings: readonly Finding[]) => Object.fromEntries(findings.map(({ name, verdict }) => [name, verdict]))

async function startBroken(answer: RequestListener): Promise<string> {
  const broken = createServer(answer)
  await new Promise<void>((resolve) => broken.listen(0, resolve))
  onTestFinished(() => void broken.close())
  const address = broken.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : 0}/`
}

const allOk = {
  reachability: 'ok',
  'base path': 'ok',
  TLS: 'ok',
  clock: 'ok',
  'CORS preflight': 'ok',
  'CORS of refusals': 'ok',
  'payment page': 'ok',
}

describe('the doctor on a server', () => {
  test('finds nothing wrong with the mock server', async () => {
    expect(verdicts(await serverFindings(`${server.url}/`, APP))).toEqual(allOk)
  })

  test('names an unreachable server, and what it therefore cannot tell', async () => {
    expect(verdicts(await serverFindings('http://localhost:9/', APP))).toEqual({
      reachability: 'wrong',
      'base path': 'cannot tell',
      TLS: 'ok',
      clock: 'cannot tell',
      'CORS preflight': 'cannot tell',
      'CORS of refusals': 'cannot tell',
      'payment page': 'cannot tell',
    })
  })

  test('finds a wrong base path', async () => {
    const found = await serverFindings(`${server.url}/api/`, APP)
    expect(verdicts(found)).toMatchObject({ 'base path': 'wrong', 'payment page': 'wrong', reachability: 'ok' })
  })

  test('finds missing CORS headers and a clock that is an hour late', async () => {
    const url = await startBroken((_request, reply) => {
      reply.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString())
      reply.setHeader('access-control-allow-headers', 'content-type')
      reply.statusCode = 401
      reply.end('{"result":"FAIL","data":null,"error":{"code":"INVALID_TOKEN","message":"no"}}')
    })
    const found = await serverFindings(url, APP)
    expect(verdicts(found)).toMatchObject({
      clock: 'wrong',
      'CORS preflight': 'wrong',
      'CORS of refusals': 'wrong',
      'base path': 'ok',
    })
    expect(found.find(({ name }) => name === 'CORS preflight')?.detail).toMatch(
      /401.*does not name http:\/\/shop\.test.*lacks authorization/,
    )
    expect(found.every(({ verdict, todo }) => verdict === 'ok' || todo !== undefined)).toBe(true)
  })

  test('knows that a star for headers does not cover Authorization', async () => {
    const url = await startBroken((_request, reply) => {
      reply.setHeader('access-control-allow-origin', '*')
      reply.setHeader('access-control-allow-headers', '*')
      reply.statusCode = 204
      reply.end()
    })
    const found = (await serverFindings(url, APP)).find(({ name }) => name === 'CORS preflight')
    expect(found).toMatchObject({ verdict: 'wrong', detail: 'access-control-allow-headers lacks authorization' })
  })

  test.each(['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'])(
    '[PAY-02] names a payment page that cuts its window off by cross-origin-opener-policy: %s',
    async (policy) => {
      const url = await startBroken(
        (_request, reply) => void reply.setHeader('cross-origin-opener-policy', policy).end('<p>pay</p>'),
      )
      const found = (await serverFindings(url, APP)).find(({ name }) => name === 'payment page')
      expect(found).toMatchObject({ verdict: 'wrong', detail: expect.stringContaining(`cross-origin-opener-policy: ${policy}`) })
    },
  )

  test('refuses http for an app on https, and tokens in the open', async () => {
    const found = await serverFindings('http://api.test/', 'https://shop.test/')
    expect(found.find(({ name }) => name === 'TLS')).toMatchObject({ verdict: 'wrong', detail: expect.stringContaining('https') })
  })
})

describe('the doctor on a build', () => {
  const options = { baseUrl: 'https://api.test/', appUrl: 'https://shop.test/demo/', token: undefined }

  test('says of each variable whether it is set, a default, or therefore not offered', async () => {
    const found = await buildFindings({ ...options, variables: { VITE_GOOGLE_CLIENT_ID: 'g-1' } })
    const details = Object.fromEntries(found.map(({ name, detail }) => [name, detail]))
    expect(details).toMatchObject({
      VITE_GOOGLE_CLIENT_ID: 'set: g-1',
      VITE_NAVER_CLIENT_ID: 'not set, so not offered: sign-in with Naver',
      VITE_GOOGLE_AUTHORIZE_URL: 'default: https://accounts.google.com/o/oauth2/v2/auth',
      'sign-in redirect /auth/google/callback': 'https://shop.test/demo/auth/google/callback',
    })
    const policy = details['content security policy']
    expect(policy).toContain("connect-src 'self' https://api.test")
    expect(policy).toMatch(/script-src [^;]*kakaocdn\.net [^;]*daumcdn\.net/)
    expect(policy).toMatch(/frame-src [^;]*https:\/\/postcode\.map\.daum\.net https:\/\/postcode\.map\.kakao\.com/)
  })

  test('finds sign-in and payment addresses that are not https', async () => {
    const variables = { VITE_PAYMENT_MOBILE_URL: 'http://pay.test/', VITE_OAUTH_REDIRECT_BASE: 'http://shop.test/' }
    expect(verdicts(await buildFindings({ ...options, variables }))).toMatchObject({
      'payment on phones': 'wrong',
      'sign-in redirect /auth/naver/callback': 'wrong',
    })
  })

  test('tries a picture that the server names', async () => {
    const reply = await fetch(`${server.url}/v1/auth/guest`, {
      method: 'POST',
      body: '{"guestId":"doctor"}',
      headers: { 'content-type': 'application/json' },
    })
    const { data }: { data: { accessToken: string } } = JSON.parse(await reply.text())
    const local = { ...options, baseUrl: `${server.url}/`, token: data.accessToken }
    expect(verdicts(await buildFindings({ ...local, variables: {} }))).toMatchObject({ 'CDN picture': 'ok' })
    // Below /v1 the server would print the request as an unknown one.
    const elsewhere = { VITE_CDN_BASE_URL: `${server.url}/mock/` }
    expect(verdicts(await buildFindings({ ...local, variables: elsewhere }))).toMatchObject({ 'CDN picture': 'wrong' })
  })
})
