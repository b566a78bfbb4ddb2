import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { DAY, statusAndCode, Shop } from '../client.ts'

const { currentEpisode, episodes, recordPick, userPicks } = operations
const jihoon = { as: 'jihoon' } as const
const picksOf = (persona: keyof typeof personas, episodeId = 6) => ({
  params: { userId: String(personas[persona].id) },
  query: { episodeId: String(episodeId) },
})

describe('the current episode', () => {
  test("[API-20] is the one in progress, with the caller's participation and memo", async () => {
    const shop = new Shop()
    const his = await shop.call(currentEpisode, {}, jihoon)
    expect(his).toMatchObject({ detail: { id: 6 }, isInProgress: true, isAlreadyParticipated: false, pickMemo: null })
    expect(his.styles).toHaveLength(10)
    const hers = await shop.call(currentEpisode, {}, { as: 'minseo' })
    expect(hers).toMatchObject({ isAlreadyParticipated: true })
    expect(hers.pickMemo).toContain('토요일')
  })

  test('[API-20] is the last finished one when none is in progress', async () => {
    const shop = new Shop()
    await shop.advanceClock(7 * DAY - 1)
    expect(await shop.call(currentEpisode, {}, jihoon)).toMatchObject({ detail: { id: 6 }, isInProgress: true })
    await shop.advanceClock(1)
    expect(await shop.call(currentEpisode, {}, jihoon)).toMatchObject({ detail: { id: 6 }, isInProgress: false })
  })

  test('[API-20] is not found when there is no episode', async () => {
    const shop = new Shop()
    await shop.world.transaction((tx) => {
      tx.episodes.deleteMany()
    })
    expect(statusAndCode(await shop.request(currentEpisode, {}, jihoon))).toEqual([404, 'EPISODE_NOT_FOUND'])
  })

  test('[API-21] all episodes are ordered by id, each with its styles', async () => {
    const all = await new Shop().call(episodes, {}, jihoon)
    expect(all.map(({ id, isInProgress }) => [id, isInProgress])).toEqual([1, 2, 3, 4, 5, 6].map((id) => [id, id === 6]))
    expect(all.every(({ styles }) => styles.length >= 8 && styles.length <= 12)).toBe(true)
  })
})

describe('recording a pick', () => {
  test('[API-22] [API-25] a pick is recorded and read back', async () => {
    const shop = new Shop()
    expect(await shop.call(recordPick, { body: { episodeId: 6, styleIds: [53, 51] } }, jihoon)).toBeNull()
    const { pickedAt, styles } = await shop.call(userPicks, picksOf('jihoon'), jihoon)
    expect(pickedAt).toBe('2026-11-21T11:30:00+09:00')
    expect(styles.map(({ id }) => id)).toEqual([51, 53])
    expect(await shop.call(currentEpisode, {}, jihoon)).toMatchObject({ isAlreadyParticipated: true, pickMemo: null })
  })

  test('[API-22] a second pick is rejected', async () => {
    const shop = new Shop()
    await shop.call(recordPick, { body: { episodeId: 6, styleIds: [51] } }, jihoon)
    expect(statusAndCode(await shop.request(recordPick, { body: { episodeId: 6, styleIds: [52] } }, jihoon))).toEqual([
      409,
      'ALREADY_PICKED',
    ])
    expect((await shop.call(userPicks, picksOf('jihoon'), jihoon)).styles.map(({ id }) => id)).toEqual([51])
  })

  test('[API-22] of two windows that submit at once one is accepted and one rejected', async () => {
    const log = new MemoryLog()
    const [one, other] = [new Shop({ log }), new Shop({ log })]
    const body = { episodeId: 6, styleIds: [51] }
    const replies = await Promise.all([one.request(recordPick, { body }, jihoon), other.request(recordPick, { body }, jihoon)])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test.each([
    ['none', []],
    ['one of another episode', [51, 1]],
    ['one that does not exist', [999_999]],
    ['the same twice', [51, 51]],
  ])('[API-22] %s is rejected as a choice of styles', async (_, styleIds) => {
    const shop = new Shop()
    expect(statusAndCode(await shop.request(recordPick, { body: { episodeId: 6, styleIds } }, jihoon))).toEqual([
      400,
      'INVALID_STYLE',
    ])
    expect(statusAndCode(await shop.request(userPicks, picksOf('jihoon'), jihoon))).toEqual([404, 'PICK_NOT_FOUND'])
  })

  test('[API-22] a finished episode is closed, an unknown one is not found', async () => {
    const shop = new Shop()
    expect(statusAndCode(await shop.request(recordPick, { body: { episodeId: 5, styleIds: [41] } }, jihoon))).toEqual([
      409,
      'EPISODE_CLOSED',
    ])
    expect(statusAndCode(await shop.request(recordPick, { body: { episodeId: 7, styleIds: [41] } }, jihoon))).toEqual([
      404,
      'EPISODE_NOT_FOUND',
    ])
    await shop.advanceClock(7 * DAY)
    expect(statusAndCode(await shop.request(recordPick, { body: { episodeId: 6, styleIds: [51] } }, jihoon))).toEqual([
      409,
      'EPISODE_CLOSED',
    ])
  })

  test('[API-25] picks are returned to their owner only', async () => {
    const shop = new Shop()
    expect(statusAndCode(await shop.request(userPicks, picksOf('minseo'), jihoon))).toEqual([403, 'FORBIDDEN'])
    expect(statusAndCode(await shop.request(userPicks, picksOf('jihoon'), jihoon))).toEqual([404, 'PICK_NOT_FOUND'])
    expect((await shop.call(userPicks, picksOf('minseo', 1), { as: 'minseo' })).styles.length).toBeGreaterThan(0)
  })
})
