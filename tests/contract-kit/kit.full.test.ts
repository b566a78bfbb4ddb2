import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { subjects } from '../../scripts/contract/report.ts'
import { run } from '../../scripts/shared/run.ts'
import { temporaryFolder } from '../mocks/db/changeLog/dataFolder.ts'
import { startBroken, type Defect, type Reply } from './brokenServer.ts'
import { runConformingServer } from './conformingServer.ts'

const { minseo, baseUrl } = runConformingServer()

async function tryAt(url: string, ...more: string[]) {
  const { token, userId } = await minseo()
  const options = ['--base-url', url, '--token', token, '--user-id', String(userId), ...more]
  return run('tsx', ['scripts/contract/contract.ts', ...options], { quiet: true })
}

test('[API-01] npm run contract finds that the HTTP mock server conforms in every operation', async () => {
  const { code, output } = await tryAt(baseUrl())
  expect(output).toContain(`${subjects.length} conforms, 0 differs, 0 not reachable, 0 not tried`)
  expect(output).not.toContain('needs a control API to advance the clock')
  expect(code).toBe(0)
})

test('npm run contract exits with 2 without an address, with 1 where no server is', async () => {
  expect((await run('tsx', ['scripts/contract/contract.ts'], { quiet: true })).code).toBe(2)
  expect((await run('tsx', ['scripts/contract/contract.ts', '--base-url', 'http://localhost:9'], { quiet: true })).code).toBe(1)
})

type Envelope = { readonly result?: unknown; readonly data?: unknown; readonly error?: { readonly code?: string } | null }

/** Changes the data of a success. */
const data =
  (change: (data: unknown, token: string | undefined) => unknown): Defect =>
  (reply, { token }) => {
    const { result, data, error }: Envelope = JSON.parse(reply.text)
    return result === 'SUCCESS' ? { ...reply, text: JSON.stringify({ result, data: change(data, token), error }) } : reply
  }
/** A success in place of a refusal. */
const lenient =
  (code: string, data: unknown): Defect =>
  (reply) => {
    const { error }: Envelope = JSON.parse(reply.text)
    return error?.code === code
      ? { ...reply, status: 200, text: JSON.stringify({ result: 'SUCCESS', data, error: null }) }
      : reply
  }
const reversed = (list: unknown) => (Array.isArray(list) ? list.toReversed() : list)
const paid = { orderId: 'x', status: 'CONFIRMED', virtualAccount: null, failCode: null, failMessage: null }
const unknown = JSON.stringify({ result: 'FAIL', data: null, error: { code: 'ORDER_NOT_FOUND', message: '없음' } })

/** Plausible mistakes of a server, by the operation or page that must be reported, with the method and path of its requests. */
const defects: Readonly<Record<string, readonly [path: RegExp, defect: Defect]>> = {
  refreshTokens: [/^POST \/v1\/auth\/token-refresh$/, data((tokens, refreshToken) => ({ ...Object(tokens), refreshToken }))],
  recordPick: [/^POST \/v1\/picks$/, lenient('ALREADY_PICKED', null)],
  statistics: [
    /^GET \/v1\/picks\/statistics$/,
    data((all) => ({ ...Object(all), hotPicks: reversed(Reflect.get(Object(all), 'hotPicks')) })),
  ],
  memos: [/^GET \/v1\/picks\/memo$/, (reply) => ({ ...reply, text: reply.text.replaceAll('+09:00', 'Z') })],
  episodes: [/^GET \/v1\/episodes$/, data(reversed)],
  products: [/^GET \/v1\/products$/, data(reversed)],
  reviewPreview: [/^GET \/v1\/reviews\/preview$/, (reply) => ({ ...reply, text: '[]' })],
  userReviews: [/^GET \/v1\/users\/\d+\/reviews$/, lenient('INVALID_TOKEN', [])],
  user: [/^GET \/v1\/users\/\d+$/, lenient('FORBIDDEN', { id: 1, provider: 'google', nickName: '민서' })],
  guestOrder: [
    /^POST \/v1\/users\/guest\/order$/,
    (reply) => (reply.status === 429 ? { ...reply, status: 404, text: unknown } : reply),
  ],
  createOrder: [/^POST \/v1\/orders$/, lenient('AMOUNT_MISMATCH', { orderId: 'made' })],
  confirmOrder: [/^POST \/v1\/orders\/confirm$/, lenient('INVALID_PAYMENT_KEY', paid)],
  mobileReturn: [/^POST \/v1\/inicis\/mobile\/return$/, astray],
}

function astray(reply: Reply): Reply {
  return { ...reply, headers: new Headers({ location: 'http://client.test/payment/success' }) }
}

test('[API-01] npm run contract finds each planted mistake of a server, and nothing else', async () => {
  const broken = await startBroken(baseUrl(), (reply, request) => {
    if (request.path.startsWith('/__mock/')) return { ...reply, status: 404 }
    const found = Object.values(defects).find(([path]) => path.test(`${request.method} ${request.path}`))
    return found ? found[1](reply, request) : reply
  })
  const file = join(temporaryFolder(), 'report.html')
  const { code, output } = await tryAt(broken.url, '--html', file)
  await broken.close()
  const differing = subjects.filter(({ address }) =>
    output.split('\n').some((line) => line.includes(`${address} `) && line.includes(' differs')),
  )
  expect(differing.map(({ name }) => name).toSorted()).toEqual(Object.keys(defects).toSorted())
  expect(output).toContain('needs a control API to advance the clock')
  expect(code).toBe(1)

  const html = readFileSync(file, 'utf8')
  expect(html.match(/<section class="differs">/g)).toHaveLength(differing.length)
  const [, order = ''] = html.split('<h2>API-50')
  expect(order).toMatch(/Rule: at the right price[^]*POST \/v1\/orders\n[^]*shippingAmount[^]*<pre>200\n/)
  expect(html).not.toMatch(/Bearer (?!\(left out\))/)
})
