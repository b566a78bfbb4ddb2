import { expect, test, vi } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { nextId } from '../../../mocks/db/ids.ts'
import { Shop, START } from '../client.ts'
import { Collection } from '../../../mocks/db/collection.ts'

const { addInformation, memoPreview, recordPick, saveMemo, signInAsGuest, statistics, statisticsSummary } = operations

/** Adds `count` picks of episode 6, each by its own user, and a memo for every twentieth. */
async function createCrowd(count: number): Promise<Shop> {
  const shop = new Shop()
  await shop.world.transaction((tx) => {
    for (let no = 0; no < count; no++) {
      const userId = 1_000_000 + no
      const gender = no % 3 === 0 ? 'M' : 'W'
      const styleIds = [51 + (no % 10), 51 + ((no * 7 + 3) % 10)].filter((id, index, all) => all.indexOf(id) === index)
      tx.picks.create({
        id: nextId(tx.counters, 'picks'),
        userId,
        episodeId: 6,
        styleIds,
        at: START,
        gender,
        birthYear: 1960 + (no % 50),
      })
      if (no % 20 === 0)
        tx.memos.create({ id: nextId(tx.counters, 'memos'), userId, episodeId: 6, memo: `메모 ${no}`, at: START })
    }
  })
  return shop
}

/**
 * Records and sums that the backend reads for each kind of request. Counted instead of timed: independent of the machine's
 * load.
 */
async function countReads(shop: Shop): Promise<number> {
  const { accessToken: token, userId } = await shop.call(signInAsGuest, { body: { guestId: 'newcomer' } })
  const spies = [vi.spyOn(Collection.prototype, 'get'), vi.spyOn(Collection.prototype, 'sum')]
  await shop.call(recordPick, { body: { episodeId: 6, styleIds: [51, 55] } }, { token })
  await shop.call(saveMemo, { body: { userId: Number(userId), episodeId: 6, memo: '새 메모' } }, { token })
  await shop.call(addInformation, { body: { age: 1999, gender: 'W' } }, { token })
  await shop.call(statistics, { query: { episodeId: '6' } }, { token })
  await shop.call(statisticsSummary, {}, { token })
  await shop.call(memoPreview, { query: { episodeId: '6' } }, { token })
  const reads = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  vi.restoreAllMocks()
  return reads
}

test('[API-22] [API-23] [API-24] [API-26] [API-27] picks, memos and statistics read as many records for 100,000 picks as for 100', async () => {
  const few = await countReads(await createCrowd(100))
  expect(few).toBeGreaterThan(100)
  expect(await countReads(await createCrowd(100_000))).toBe(few)
})
