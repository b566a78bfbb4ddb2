import { describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import { setCounter } from '../../../mocks/db/ids.ts'
import { koreanYear } from '../../../mocks/db/koreanTime.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { changeCrowd } from '../../../mocks/rules/picks/crowd.ts'
import { DAY, MINUTE, statusAndCode, Shop, START } from '../client.ts'

const { addInformation, recordPick, signInAsGuest, statistics, statisticsSummary, userPicks } = operations
const jihoon = { as: 'jihoon' } as const
const queryFor = (episodeId: number) => ({ query: { episodeId: String(episodeId) } })

async function createPicker(shop: Shop, guestId: string, styleIds: number[], profile?: { age: number; gender: 'M' | 'W' }) {
  const { accessToken: token } = await shop.call(signInAsGuest, { body: { guestId } })
  await shop.call(recordPick, { body: { episodeId: 6, styleIds } }, { token })
  if (profile) await shop.call(addInformation, { body: profile }, { token })
  return token
}

async function emptyEpisode() {
  const shop = new Shop()
  await shop.world.transaction((tx) => {
    for (const pick of tx.picks.all()) if (pick.episodeId === 6) tx.picks.delete(pick)
  })
  return shop
}

describe('statistics', () => {
  test('[API-24] count every recorded pick exactly', async () => {
    const shop = new Shop()
    const year = koreanYear(START)
    for (const episodeId of [1, 2, 3, 4, 5, 6]) {
      const picks = await shop.world.read((tx) => tx.picks.all().filter((pick) => pick.episodeId === episodeId))
      const top = (of: typeof picks, places: number) => {
        const counts = new Map<number, number>()
        for (const id of of.flatMap(({ styleIds }) => styleIds)) counts.set(id, (counts.get(id) ?? 0) + 1)
        return [...counts].sort(([one, a], [other, b]) => b - a || one - other).slice(0, places)
      }
      const reply = await shop.call(statistics, queryFor(episodeId), jihoon)
      const pairs = (ranked: typeof reply.hotPicks) => ranked.map(({ id, count }) => [id, count])
      expect(reply.pickerCount).toBe(picks.length)
      expect(pairs(reply.hotPicks)).toEqual(top(picks, 5))
      expect(pairs(reply.womanPicks)).toEqual(
        top(
          picks.filter(({ gender }) => gender === 'W'),
          3,
        ),
      )
      expect(pairs(reply.manPicks)).toEqual(
        top(
          picks.filter(({ gender }) => gender === 'M'),
          3,
        ),
      )
      for (const [ageRange, youngest, oldest] of [
        ['10s', 0, 19],
        ['20s', 20, 29],
        ['30s', 30, 39],
        ['40s', 40, 49],
        ['50s+', 50, 200],
      ] as const) {
        const within = picks.filter(
          ({ birthYear }) => birthYear !== null && year - birthYear >= youngest && year - birthYear <= oldest,
        )
        const ageGroup = reply.agePicks.find((age) => age.ageRange === ageRange)
        expect(ageGroup?.picks.map(({ count }) => count)).toEqual(top(within, 3).map(([, count]) => count))
      }
      expect(reply.hotPicks.every(({ count, share }) => share === (count ?? 0) / picks.length)).toBe(true)
    }
  })

  test('[API-24] ties are ordered by id, and styles without picks are left out', async () => {
    const shop = await emptyEpisode()
    await createPicker(shop, 'one', [55, 53])
    await createPicker(shop, 'two', [55, 52])
    const reply = await shop.call(statistics, queryFor(6), jihoon)
    expect(reply.hotPicks.map(({ id, count, share }) => [id, count, share])).toEqual([
      [55, 2, 1],
      [52, 1, 0.5],
      [53, 1, 0.5],
    ])
    expect(reply).toMatchObject({ womanPicks: [], manPicks: [], agePicks: [], pickersPicks: [], pickerCount: 2 })
  })

  test('[API-24] are empty for an episode without picks, not found for an unknown one', async () => {
    const shop = await emptyEpisode()
    const none = { hotPicks: [], womanPicks: [], manPicks: [], agePicks: [], pickersPicks: [], pickerCount: 0 }
    expect(await shop.call(statistics, queryFor(6), jihoon)).toEqual(none)
    expect(await shop.call(statisticsSummary, {}, jihoon)).toEqual({
      hotPicks: [],
      womanPick: null,
      manPick: null,
      pickersPick: null,
      pickerCount: 0,
    })
    expect(statusAndCode(await shop.request(statistics, queryFor(99), jihoon))).toEqual([404, 'EPISODE_NOT_FOUND'])
  })

  test('[API-24] [API-42] a picker who adds gender and birth year later is counted from then on', async () => {
    const shop = await emptyEpisode()
    const token = await createPicker(shop, 'one', [55])
    expect((await shop.call(statistics, queryFor(6), jihoon)).womanPicks).toEqual([])
    await shop.call(addInformation, { body: { age: 2007, gender: 'W' } }, { token })
    const reply = await shop.call(statistics, queryFor(6), jihoon)
    expect(reply.womanPicks.map(({ id }) => id)).toEqual([55])
    expect(reply.agePicks.map(({ ageRange }) => ageRange)).toEqual(['10s'])
    await shop.call(addInformation, { body: { age: 2007, gender: 'M' } }, { token })
    expect(await shop.call(statistics, queryFor(6), jihoon)).toMatchObject({ womanPicks: [], manPicks: [{ id: 55, count: 1 }] })
  })

  test('[API-24] pickers grow older with the clock', async () => {
    const shop = await emptyEpisode()
    await createPicker(shop, 'one', [55], { age: 1997, gender: 'W' })
    expect((await shop.call(statistics, queryFor(6), jihoon)).agePicks.map(({ ageRange }) => ageRange)).toEqual(['20s'])
    await shop.advanceClock(60 * DAY)
    expect((await shop.call(statistics, queryFor(6), jihoon)).agePicks.map(({ ageRange }) => ageRange)).toEqual(['30s'])
  })

  test("[API-24] the owner's picks are listed separately", async () => {
    const shop = new Shop()
    const query = { episodeId: '6' }
    const { styles } = await shop.call(userPicks, { params: { userId: String(personas.curator.id) }, query }, { as: 'curator' })
    const reply = await shop.call(statistics, queryFor(6), jihoon)
    expect(reply.pickersPicks).toEqual(styles)
    const { name = '', imageUrl = '' } = styles[0] ?? {}
    expect((await shop.call(statisticsSummary, {}, jihoon)).pickersPick).toEqual({ name, imageUrl })
  })

  test('[API-23] the summary holds the top results of the current episode', async () => {
    const shop = new Shop()
    const [summary, whole] = [await shop.call(statisticsSummary, {}, jihoon), await shop.call(statistics, queryFor(6), jihoon)]
    expect(summary.hotPicks).toEqual(whole.hotPicks)
    expect(summary.womanPick?.name).toBe(whole.womanPicks[0]?.name)
    expect(summary.manPick?.name).toBe(whole.manPicks[0]?.name)
    expect(summary.pickerCount).toBe(whole.pickerCount)
  })
})

const countIn = async (shop: Shop, episodeId = 6) => (await shop.call(statistics, queryFor(episodeId), jihoon)).pickerCount ?? 0

describe('the crowd', () => {
  test('[API-24] [TREND-06] picks while an episode is in progress, and is counted like other pickers', async () => {
    const shop = new Shop({ crowdPerMinute: 12 })
    const before = await shop.call(statistics, queryFor(6), jihoon)
    await shop.advanceClock(10 * MINUTE)
    const after = await shop.call(statistics, queryFor(6), jihoon)
    expect(after.pickerCount).toBe((before.pickerCount ?? 0) + 120)
    const sum = (ranked: typeof after.hotPicks) => ranked.reduce((sum, { count }) => sum + (count ?? 0), 0)
    expect(sum(after.hotPicks)).toBeGreaterThan(sum(before.hotPicks))
    await shop.advanceClock(30 * DAY)
    const end = await countIn(shop)
    expect(end).toBe((before.pickerCount ?? 0) + 7 * 24 * 60 * 12)
    expect(await countIn(shop, 5)).toBe(await countIn(new Shop(), 5))
  })

  test('[API-24] is the same in every window, stores no rows, and follows its rate', async () => {
    const [one, other] = [new Shop({ crowdPerMinute: 30 }), new Shop({ crowdPerMinute: 30 })]
    // The first window reads every 50 minutes, the other only at the end.
    for (let minute = 0; minute < 200; minute++) {
      await one.advanceClock(MINUTE)
      if (minute % 50 === 0) await one.call(statistics, queryFor(6), jihoon)
    }
    await other.advanceClock(200 * MINUTE)
    expect(await one.call(statistics, queryFor(6), jihoon)).toEqual(await other.call(statistics, queryFor(6), jihoon))
    expect(await one.world.read((tx) => tx.picks.count())).toBe(await new Shop().world.read((tx) => tx.picks.count()))

    const before = await countIn(one)
    const now = await one.now()
    await one.world.transaction((tx) => changeCrowd(tx, 0, now))
    await one.advanceClock(MINUTE)
    expect(await countIn(one)).toBe(before)
    await one.world.transaction((tx) => changeCrowd(tx, 5, now + MINUTE))
    await one.advanceClock(2 * MINUTE)
    expect(await countIn(one)).toBe(before + 10)
  })

  test('[API-24] changes the ranking, and follows the clock back', async () => {
    const shop = new Shop({ crowdPerMinute: 60 })
    const orders = new Set<string>()
    for (let hour = 0; hour < 6; hour++) {
      await shop.advanceClock(60 * MINUTE)
      orders.add((await shop.call(statistics, queryFor(6), jihoon)).hotPicks.map(({ id }) => id).join())
    }
    expect(orders.size).toBeGreaterThan(1)
    await shop.world.transaction((tx) => setCounter(tx.counters, 'shift', 0))
    expect(await countIn(shop)).toBe(await countIn(new Shop()))
  })
})
