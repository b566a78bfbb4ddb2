import { describe, expect, test } from 'vitest'
import { tryServer } from '../../scripts/contract/tryServer.ts'
import { subjects } from '../../scripts/contract/report.ts'
import { passTime } from '../../mocks/db/clock.ts'
import { createWorld } from '../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { startHttpServer } from '../../mocks/server.ts'
import { run } from '../../scripts/shared/run.ts'
import { codeOf, startBroken, withData, yes, type Defect, type Reply } from './brokenServer.ts'
import { runConformingServer } from './conformingServer.ts'

const { options, minseo, baseUrl } = runConformingServer()

test('[API-01] the contract kit finds that the HTTP mock server conforms in every operation', async () => {
  const report = await tryServer({ baseUrl: baseUrl(), ...(await minseo()) })
  expect(report.differences()).toEqual({})
  expect(subjects.filter(({ name }) => report.verdictOf(name) !== 'conforms')).toEqual([])
  expect(report.isGood).toBe(true)
})

test('the contract kit tries what the clock does where a control API answers', async () => {
  // Replaces the control API: advances the clock of the world behind it.
  const log = new MemoryLog()
  const clocked = createWorld(log)
  const server = await startHttpServer({ ...options, log })
  const shifts: Promise<unknown>[] = []
  const proxy = await startBroken(server.url, {
    changeReply: (reply, { path, body }) => {
      if (path !== '/__mock/clock/advance') return reply
      const { ms }: { ms?: unknown } = Object(JSON.parse(new TextDecoder().decode(body)))
      shifts.push(clocked.transaction((tx) => passTime(tx.counters, Number(ms))))
      return yes(reply, null)
    },
  })
  const report = await tryServer({ baseUrl: proxy.url })
  await proxy.close()
  await server.close()
  expect(report.differences()).toEqual({})
  expect(shifts).toHaveLength(2)
  expect(report.toString()).not.toContain('no control API answers')
})

test('npm run contract prints the table and exits by the verdict', async () => {
  const { code, output } = await run('tsx', ['scripts/contract/contract.ts', '--base-url', baseUrl()], { quiet: true })
  expect([code, output]).toEqual([0, expect.stringContaining(`${subjects.length} conforms, 0 differs`)])
  expect((await run('tsx', ['scripts/contract/contract.ts'], { quiet: true })).code).toBe(2)
  expect((await run('tsx', ['scripts/contract/contract.ts', '--base-url', 'http://localhost:9'], { quiet: true })).code).toBe(1)
})

const list = (data: unknown): unknown[] => (Array.isArray(data) ? data : [])
const on =
  (path: string | RegExp, change: (reply: Reply) => Reply): NonNullable<Defect['changeReply']> =>
  (reply, request) => {
    const [address = ''] = request.path.split('?')
    return (typeof path === 'string' ? address === path : path.test(address)) ? change(reply) : reply
  }
const lenient = (code: string, data: unknown) => (reply: Reply) => (codeOf(reply) === code ? yes(reply, data) : reply)

/** Plausible mistakes of a server, each with the operation that must be reported. */
const defects: [what: string, found: string, defect: Defect][] = [
  [
    'leaves the envelope out',
    'episodes',
    { changeReply: on('/v1/episodes', (reply) => ({ ...reply, text: JSON.stringify([]) })) },
  ],
  ['counts a second pick', 'recordPick', { changeReply: on('/v1/picks', lenient('ALREADY_PICKED', null)) }],
  [
    'shows other users',
    'user',
    { changeReply: on(/^\/v1\/users\/\d+$/, (reply) => (codeOf(reply) === 'FORBIDDEN' ? yes(reply, someone) : reply)) },
  ],
  ['answers without a token', 'reviews', { changeReply: on('/v1/reviews', lenient('INVALID_TOKEN', [])) }],
  [
    'lists the shop in no order',
    'products',
    { changeReply: on('/v1/products', (reply) => withData(reply, (data) => list(data).toReversed())) },
  ],
  ['tells times of London', 'reviews', { changeReply: (reply) => ({ ...reply, text: reply.text.replaceAll('+09:00', 'Z') }) }],
  [
    'ranks from the last',
    'statistics',
    {
      changeReply: on('/v1/picks/statistics', (reply) =>
        withData(reply, (data) =>
          Object.assign({}, data, { hotPicks: list(Reflect.get(Object(data), 'hotPicks')).toReversed() }),
        ),
      ),
    },
  ],
  [
    'takes any key for a payment',
    'confirmOrder',
    { changeReply: on('/v1/orders/confirm', lenient('INVALID_PAYMENT_KEY', paid())) },
  ],
  ['believes every amount', 'createOrder', { changeReply: on('/v1/orders', lenient('AMOUNT_MISMATCH', { orderId: 'made' })) }],
  [
    'lets guess for ever',
    'guestOrder',
    { changeReply: on('/v1/users/guest/order', (reply) => (codeOf(reply) === 'TOO_MANY_ATTEMPTS' ? refused(reply) : reply)) },
  ],
  ['leads back to the wrong page', 'mobileReturn', { changeReply: on('/v1/inicis/mobile/return', astray) }],
  ['reuses a refresh token', 'refreshTokens', reusedToken()],
]

const someone = { id: 1, provider: 'google', nickName: '민서' }

function paid() {
  return { orderId: 'x', status: 'CONFIRMED', virtualAccount: null, failCode: null, failMessage: null }
}

function refused(reply: Reply): Reply {
  return {
    ...reply,
    status: 404,
    text: JSON.stringify({ result: 'FAIL', data: null, error: { code: 'ORDER_NOT_FOUND', message: '없음' } }),
  }
}

function astray(reply: Reply): Reply {
  const headers = new Headers(reply.headers)
  headers.set('location', 'http://client.test/payment/success')
  return { ...reply, headers }
}

/** Returns the same refresh token repeatedly, without a second request to the good server. */
function reusedToken(): Defect {
  return {
    changeReply: (reply, request) => {
      if (request.path !== '/v1/auth/token-refresh') return reply
      const refreshToken = request.headers.get('authorization')?.slice('Bearer '.length)
      return withData(reply, (data) => Object.assign({}, data, { refreshToken }))
    },
  }
}

describe('[API-01] broken servers are caught', () => {
  test.each(defects)('[API-01] one that %s: %s differs', async (_, found, defect) => {
    const broken = await startBroken(baseUrl(), defect)
    const report = await tryServer({ baseUrl: broken.url, ...(await minseo()) })
    await broken.close()
    expect(Object.keys(report.differences())).toContain(found)
    expect(report.isGood).toBe(false)
  })

  test('[API-01] one that is broken in nothing is not', async () => {
    const sound = await startBroken(baseUrl(), {})
    const report = await tryServer({ baseUrl: sound.url, ...(await minseo()) })
    await sound.close()
    expect(report.differences()).toEqual({})
  })
})
