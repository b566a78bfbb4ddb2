import { describe, expect, test } from 'vitest'
import { REQUEST_MAX_BYTES } from '../../../src/contract/limits.ts'
import { operations } from '../../../src/contract/operations.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { allowConsoleErrors } from '../../support/consoleGuard.ts'
import { statusAndCode, Shop } from '../client.ts'

const { currentEpisode, recordPick, saveMemo, user } = operations
const jihoon = { as: 'jihoon' } as const
const memo = (text: string) => ({ body: { userId: 1, episodeId: 6, memo: text } })
const pick = { episodeId: 6, styleIds: [51] }
const json = { ...jihoon, type: 'application/json' }

describe('the envelope', () => {
  test('[API-01] a success carries data, an error its code and a readable message', async () => {
    const shop = new Shop()
    const right = await shop.request(currentEpisode, {}, jihoon)
    expect(right).toMatchObject({ status: 200, result: 'SUCCESS', error: null })
    expect(right.headers.get('content-type')).toMatch(/^application\/json; *charset=utf-8$/i)
    const wrong = await shop.request(recordPick, { body: { ...pick, episodeId: 5 } }, jihoon)
    expect(wrong).toMatchObject({ status: 409, result: 'FAIL', data: null, error: { code: 'EPISODE_CLOSED' } })
    expect(wrong.error?.message).toMatch(/[가-힣]/)
  })

  test('[API-07] timestamps are in Korean time', async () => {
    const shop = new Shop()
    await shop.call(recordPick, { body: pick }, jihoon)
    const input = { params: { userId: '2' }, query: { episodeId: '6' } }
    expect((await shop.call(operations.userPicks, input, jihoon)).pickedAt).toBe('2026-11-21T11:30:00+09:00')
  })
})

describe('paths and methods', () => {
  test.each(['/v1/nothing', '/v1/picks/', '/v1/users', '/v1/users/1/picks/2', '/v1/'])(
    '[API-03] %s is not found',
    async (path) => {
      expect(statusAndCode(await new Shop().send('GET', path, jihoon))).toEqual([404, 'NOT_FOUND'])
    },
  )

  test.each([
    ['GET', '/v1/picks', 'POST'],
    ['DELETE', '/v1/picks', 'POST'],
    ['PUT', '/v1/users/2', 'GET, POST'],
    ['GET', '/v1/users/additional-info', 'POST'],
    ['POST', '/v1/episodes/current-pick', 'GET'],
  ])('[API-03] %s %s is not allowed', async (method, path, allow) => {
    const reply = await new Shop().send(method, path, jihoon)
    expect(statusAndCode(reply)).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect(reply.headers.get('allow')).toBe(allow)
  })

  test.each(['', '?episodeId=', '?episodeId=a', '?episodeId=0'])(
    '[API-04] [API-05] statistics of %j are a bad request',
    async (search) => {
      const reply = await new Shop().send('GET', `/v1/picks/statistics${search}`, jihoon)
      expect(reply.error?.fields?.map(({ path }) => path)).toEqual(['episodeId'])
    },
  )
})

describe('bodies', () => {
  test('[API-04] a charset and capitals in the content type are accepted', async () => {
    const sent = { ...jihoon, type: 'Application/JSON; charset=UTF-8', body: JSON.stringify(pick) }
    expect((await new Shop().send('POST', '/v1/picks', sent)).status).toBe(200)
  })

  test('[API-04] invalid fields are named, with a readable message', async () => {
    const reply = await new Shop().requestUnchecked(recordPick, { body: { episodeId: 0, styleIds: [51, 'x'] } }, jihoon)
    expect(reply.error?.fields?.map(({ path }) => path)).toEqual(['episodeId', 'styleIds.1'])
    expect(reply.error?.fields?.every(({ message }) => /[가-힣]/.test(message))).toBe(true)
  })

  test('[API-04] a lone surrogate is a bad request, a surrogate pair is text', async () => {
    const shop = new Shop()
    const minseo = { as: 'minseo' } as const
    const reply = await shop.request(saveMemo, memo('\uD83D'), minseo)
    expect(statusAndCode(reply)).toEqual([400, 'INVALID_REQUEST'])
    expect(reply.error?.fields?.map(({ path }) => path)).toEqual(['memo'])
    expect((await shop.request(saveMemo, memo('\uD83D\uDE00'), minseo)).status).toBe(200)
  })

  test('[API-04] a body over 35 MB is too large', async () => {
    const body = new Uint8Array(REQUEST_MAX_BYTES + 1).fill(0x20)
    expect(statusAndCode(await new Shop().send('POST', '/v1/picks', { ...json, body }))).toEqual([413, 'TOO_LARGE'])
  })
})

describe('a reply reads the change log once', () => {
  test.each([
    ['GET', '/v1/episodes/current-pick', []],
    ['GET', '/v1/picks/statistics/summary', []],
    ['POST', '/v1/picks', ['append']],
  ])('%s %s', async (method, path, appends) => {
    const log = new MemoryLog()
    const shop = new Shop({ log })
    const token = await shop.tokenOf('jihoon')
    const calls: string[] = []
    for (const name of ['read', 'append'] as const) {
      const call = log[name].bind(log)
      Object.assign(log, { [name]: (...input: Parameters<typeof call>) => (calls.push(name), Reflect.apply(call, log, input)) })
    }
    const sent = method === 'POST' ? { body: JSON.stringify(pick), type: 'application/json' } : {}
    expect((await shop.send(method, path, { token, ...sent })).status).toBe(200)
    expect(calls).toEqual(['read', ...appends])
  })

  test('another window’s change is in the next reply, whatever this one has read before', async () => {
    const log = new MemoryLog()
    const [one, other] = [new Shop({ log }), new Shop({ log })]
    const token = await one.tokenOf('jihoon')
    expect(await one.call(currentEpisode, {}, { token })).toMatchObject({ isAlreadyParticipated: false })
    await other.call(recordPick, { body: pick }, { token })
    expect(await one.call(currentEpisode, {}, { token })).toMatchObject({ isAlreadyParticipated: true })
  })
})

describe('when the mock backend itself fails', () => {
  test('[API-01] full storage is reported, and nothing changes', async () => {
    const log = new MemoryLog()
    const shop = new Shop({ log })
    const token = await shop.tokenOf('jihoon')
    const append = log.append.bind(log)
    log.append = async () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    expect(statusAndCode(await shop.request(recordPick, { body: pick }, { token }))).toEqual([507, 'STORAGE_FULL'])
    log.append = append
    expect(await shop.call(currentEpisode, {}, { token })).toMatchObject({ isAlreadyParticipated: false })
  })

  test('[API-01] a broken log is a server error in the envelope', async () => {
    allowConsoleErrors(/API-40/)
    const log = new MemoryLog()
    const shop = new Shop({ log })
    const token = await shop.tokenOf('jihoon')
    log.read = async () => {
      throw new Error('connection lost')
    }
    expect(statusAndCode(await shop.request(user, { params: { userId: '2' } }, { token }))).toEqual([500, 'SERVER_ERROR'])
  })
})
