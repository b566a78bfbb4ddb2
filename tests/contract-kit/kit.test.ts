import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tryServer } from '../../scripts/contract/tryServer.ts'
import { subjects } from '../../scripts/contract/report.ts'
import { now, passTime } from '../../mocks/db/clock.ts'
import { createWorld } from '../../mocks/db/collections.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import { startHttpServer, type HttpServer } from '../../mocks/server.ts'
import { startSession } from '../../mocks/rules/users/session.ts'
import { run } from '../../scripts/shared/run.ts'
import { codeOf, startBroken, withData, yes, type Defect, type Reply } from './brokenServer.ts'

const log = new MemoryLog()
const world = createWorld(log)
/** The kit tries unknown methods and paths, which the server reports. */
const warnings: string[] = []
const onWarning = (message: string) => warnings.push(message)
let good: HttpServer

beforeAll(async () => {
  good = await startHttpServer({ port: 0, clientUrl: 'http://client.test', log, onWarning })
})
afterAll(async () => {
  await good.close()
  const unexpected = warnings.find((message) => !message.startsWith('unknown request: '))
  if (unexpected !== undefined) throw new Error(unexpected)
})
// The kit advances the clock if it can: each server is tested with a new world.
beforeEach(() => world.reset())

const minseo = async () => {
  const { id } = personas.minseo
  const { accessToken } = await world.transaction((tx) => startSession(tx, id, now(tx.counters)))
  return { token: accessToken, userId: id }
}

describe('the contract kit', () => {
  test('[API-01] finds that the HTTP mock server conforms in every operation', async () => {
    const report = await tryServer({ baseUrl: good.url, ...(await minseo()) })
    expect(report.differences()).toEqual({})
    expect(subjects.filter(({ name }) => report.verdictOf(name) !== 'conforms')).toEqual([])
    expect(report.isGood).toBe(true)
  }, 60_000)

  test('reads and nothing else where only reading is allowed', async () => {
    const member = await minseo()
    const before = await world.export()
    const report = await tryServer({ baseUrl: good.url, ...member, isReadOnly: true })
    expect(report.differences()).toEqual({})
    for (const { name, address } of subjects) {
      expect([address, report.verdictOf(name)]).toEqual([address, address.startsWith('GET ') ? 'conforms' : 'not tried'])
    }
    expect(await world.export()).toBe(before)
  }, 60_000)

  test('tries what the clock does where a control API answers', async () => {
    // Replaces the control API: advances the clock of the world behind it.
    const own = new MemoryLog()
    const clocked = createWorld(own)
    const server = await startHttpServer({ port: 0, clientUrl: 'http://client.test', log: own, onWarning })
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
  }, 60_000)

  test('says of a server that is not there that it is not reachable', async () => {
    const gone = await startBroken(good.url, {})
    await gone.close()
    const report = await tryServer({ baseUrl: gone.url })
    expect(new Set(subjects.map(({ name }) => report.verdictOf(name)))).toEqual(new Set(['not reachable']))
    expect(report.isGood).toBe(false)
  }, 60_000)

  test('npm run contract prints the table and exits by the verdict', async () => {
    const { code, output } = await run('tsx', ['scripts/contract/contract.ts', '--base-url', good.url], { quiet: true })
    expect([code, output]).toEqual([0, expect.stringContaining(`${subjects.length} conforms, 0 differs`)])
    expect((await run('tsx', ['scripts/contract/contract.ts'], { quiet: true })).code).toBe(2)
    expect((await run('tsx', ['scripts/contract/contract.ts', '--base-url', 'http://localhost:9'], { quiet: true })).code).toBe(1)
  }, 60_000)
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
  test.each(defects)(
    '[API-01] one that %s: %s differs',
    async (_, found, defect) => {
      const broken = await startBroken(good.url, defect)
      const report = await tryServer({ baseUrl: broken.url, ...(await minseo()) })
      await broken.close()
      expect(Object.keys(report.differences())).toContain(found)
      expect(report.isGood).toBe(false)
    },
    60_000,
  )

  test('[API-01] one that is broken in nothing is not', async () => {
    const sound = await startBroken(good.url, {})
    const report = await tryServer({ baseUrl: sound.url, ...(await minseo()) })
    await sound.close()
    expect(report.differences()).toEqual({})
  }, 60_000)
})
