import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { DAY, statusAndCode, Shop } from '../client.ts'

const { currentEpisode, memoPreview, memos, recordPick, saveMemo } = operations
const minseo = { as: 'minseo' } as const
const query = { episodeId: '6' }
const hers = (memo: string, episodeId = 6) => ({ body: { userId: personas.minseo.id, episodeId, memo } })

describe('writing a memo', () => {
  test('[API-26] a memo is trimmed, stored and listed', async () => {
    const shop = new Shop()
    expect(await shop.call(saveMemo, hers('  가볍게\n입기 좋아요 🍂 '), minseo)).toEqual({ memo: '가볍게\n입기 좋아요 🍂' })
    expect((await shop.call(currentEpisode, {}, minseo)).pickMemo).toBe('가볍게\n입기 좋아요 🍂')
  })

  test('[API-26] writing again replaces the memo and keeps its position', async () => {
    const shop = new Shop()
    const before = await shop.call(memos, { query }, minseo)
    await shop.call(saveMemo, hers('새 메모'), minseo)
    const after = await shop.call(memos, { query }, minseo)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.filter(({ memo }, index) => memo !== before[index]?.memo).map(({ memo }) => memo)).toEqual(['새 메모'])
  })

  test('[API-26] a memo may be written after the episode has ended', async () => {
    const shop = new Shop()
    await shop.advanceClock(8 * DAY)
    expect(await shop.call(saveMemo, hers('끝나고 쓰는 메모'), minseo)).toEqual({ memo: '끝나고 쓰는 메모' })
    expect(await shop.call(saveMemo, hers('지난 에피소드에도', 1), minseo)).toEqual({ memo: '지난 에피소드에도' })
  })

  test.each(['', ' \n ', '가'.repeat(151), '😀'.repeat(76), '\u3164\u200b\u00ad'])(
    '[API-26] a memo is 1 to 150 characters: not %j',
    async (memo) => {
      expect(statusAndCode(await new Shop().request(saveMemo, hers(memo), minseo))).toEqual([400, 'INVALID_MEMO'])
    },
  )

  test('[API-26] [MEMO-02] 150 UTF-16 units after trimming are accepted', async () => {
    const memo = '😀'.repeat(75)
    expect(await new Shop().call(saveMemo, hers(` ${memo} `), minseo)).toEqual({ memo })
  })

  test('[API-26, OPEN-23] decomposed Hangul is counted and stored composed', async () => {
    const memo = '가을엔트렌치'.repeat(25)
    expect(await new Shop().call(saveMemo, hers(memo.normalize('NFD')), minseo)).toEqual({ memo })
  })

  test('[API-26] only participants write, and only in their own name', async () => {
    const shop = new Shop()
    const jihoon = { as: 'jihoon' } as const
    const his = { body: { userId: personas.jihoon.id, episodeId: 6, memo: '안녕하세요' } }
    expect(statusAndCode(await shop.request(saveMemo, his, jihoon))).toEqual([403, 'NOT_PARTICIPATED'])
    expect(statusAndCode(await shop.request(saveMemo, hers('내가 민서'), jihoon))).toEqual([403, 'FORBIDDEN'])
    expect(statusAndCode(await shop.request(saveMemo, hers('어디?', 99), minseo))).toEqual([404, 'EPISODE_NOT_FOUND'])
    await shop.call(recordPick, { body: { episodeId: 6, styleIds: [51] } }, jihoon)
    await shop.call(saveMemo, his, jihoon)
  })

  test('[API-26] a pick of one episode allows no memo in another', async () => {
    const shop = new Shop()
    const jihoon = { as: 'jihoon' } as const
    await shop.call(recordPick, { body: { episodeId: 6, styleIds: [51] } }, jihoon)
    const his = { body: { userId: personas.jihoon.id, episodeId: 1, memo: '안녕하세요' } }
    expect(statusAndCode(await shop.request(saveMemo, his, jihoon))).toEqual([403, 'NOT_PARTICIPATED'])
  })
})

describe('reading memos', () => {
  test("[API-27] the preview shows other people's ten newest memos", async () => {
    const shop = new Shop()
    const all = await shop.call(memos, { query }, minseo)
    await shop.call(recordPick, { body: { episodeId: 6, styleIds: [51] } }, { as: 'jihoon' })
    await shop.call(saveMemo, { body: { userId: personas.jihoon.id, episodeId: 6, memo: '방금 쓴 메모' } }, { as: 'jihoon' })
    expect(await shop.call(memoPreview, { query }, { as: 'jihoon' })).toEqual(all.slice(0, 10).map(({ memo }) => memo))
    const toMinseo = await shop.call(memoPreview, { query }, minseo)
    expect(toMinseo).toHaveLength(10)
    expect(toMinseo[0]).toBe('방금 쓴 메모')
  })

  test("[API-28] the list shows the episode's memos, newest first, with their authors' picks", async () => {
    const shop = new Shop()
    const all = await shop.call(memos, { query }, minseo)
    expect(all).toHaveLength(80)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a))
    expect(all.every(({ styles, pickedAt }) => styles.length > 0 && pickedAt.endsWith('+09:00'))).toBe(true)
  })

  test.each([
    ['API-27', memoPreview],
    ['API-28', memos],
  ])('[%s] an unknown episode has no memos', async (_, operation) => {
    expect(statusAndCode(await new Shop().request(operation, { query: { episodeId: '99' } }, minseo))).toEqual([
      404,
      'EPISODE_NOT_FOUND',
    ])
  })

  test('[API-26] [API-28] markup is stored and returned as text', async () => {
    const shop = new Shop()
    const memo = '<script>alert(1)</script> & "quotes" \u202E뒤집기'
    await shop.call(saveMemo, hers(memo), minseo)
    expect((await shop.call(memos, { query }, minseo)).map((one) => one.memo)).toContain(memo)
  })
})
