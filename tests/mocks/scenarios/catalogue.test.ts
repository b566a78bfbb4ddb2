import { expect, onTestFinished, test, vi } from 'vitest'
import { now } from '../../../mocks/db/clock.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { MemoryLog, parseChanges, type Entry } from '../../../mocks/db/log.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { englishNames } from '../../../mocks/gallery/englishNames.ts'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import type { Scenario } from '../../../mocks/scenarios/scenario.ts'
import { SCENARIO_START, startScenario } from '../../../mocks/scenarios/startScenario.ts'
import { operations } from '../../../src/contract/operations.ts'
import { MINUTE, Shop } from '../client.ts'
import { fieldsOf, HANGUL, stringsIn } from '../db/freeText.ts'
import { repeatsOf, screensOf } from './repeatedPictures.ts'

function byId(id: string): Scenario {
  const found = scenarios.find((scenario) => scenario.id === id)
  if (!found) throw new Error(`no scenario ${id}`)
  return found
}

const openScenario = async (id: string) => {
  const shop = new Shop()
  return { shop, world: shop.world, ...(await startScenario(shop.world, byId(id))) }
}

test('every scenario has a unique id, titles and steps in both languages', () => {
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
  for (const { id, title, steps, seen } of scenarios) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(title.ko).toMatch(/[가-힣]/)
    expect(title.en).not.toMatch(/[가-힣]/)
    expect(steps.ko.length).toBeGreaterThan(0)
    expect(steps.en).toHaveLength(steps.ko.length)
    expect(seen.length).toBeGreaterThan(0)
  }
})

test('what every scenario shows has a name in the English world', () => {
  const names = scenarios.flatMap(({ seen }) => seen.map(({ name }) => englishNames.get(name) ?? name))
  expect(names.filter((name) => HANGUL.test(name))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['Cart', 'Orders', 'Order lookup', 'Reviews', 'Lilac V-neck Vest']))
})

/** The written records of a log, but that of its language, with their free texts or all other fields. */
const recordsIn = (entries: readonly Entry[], isText: boolean) =>
  entries
    .flatMap(parseChanges)
    .filter(([collection, id]) => !(collection === 'counters' && id === 'language'))
    .map(([collection, id, record]) => [collection, id, fieldsOf(isText)(collection, { ...record })])

const userOf = ({ persona }: Scenario) => persona && personas[persona].id

for (const scenario of scenarios.filter(({ id }) => id !== 'world-large')) {
  test(`${scenario.id}: its world is the same each time, in English too, and answers`, async () => {
    const { shop, world, start, localStorage } = await openScenario(scenario.id)
    expect(start).toMatch(/^\//)
    expect(JSON.stringify([start, localStorage])).not.toMatch(/undefined|NaN/)
    const english = createWorld(new MemoryLog(), { pinnedAt: SCENARIO_START + 12_345 })
    await startScenario(english, scenario, 'en')
    const [own, others] = [await world.log.read(0), await english.log.read(0)]
    expect(JSON.stringify(recordsIn(others, false))).toBe(JSON.stringify(recordsIn(own, false)))
    expect([...own, ...others].map(({ language }) => language)).toEqual([undefined, 'en'])
    expect(stringsIn(recordsIn(others, true)).filter((text) => HANGUL.test(text))).toEqual([])

    expect((await world.read(screensOf)).flatMap(repeatsOf)).toEqual([])

    const userId = userOf(scenario)
    const { accessToken: token } = localStorage
    expect(localStorage['userId']).toBe(userId === null ? undefined : String(userId))
    if (userId === null || token === undefined || scenario.signedInAgo !== undefined) return
    const faults = await world.read((tx) => tx.faults.count())
    if (faults > 0) return
    expect(await shop.call(operations.user, { params: { userId: String(userId) } }, { token })).toMatchObject({ id: userId })
    const { status } = await shop.request(operations.currentEpisode, {}, { token })
    expect(status).toBe(scenario.id === 'home-no-episode' ? 404 : 200)
  })
}

test('a picture of two reviews, and a product that stands twice in a list, are found', async () => {
  const { world } = await openScenario('reviews-all')
  const planted = await world.transaction((tx) => {
    const [first, second] = tx.reviews.findMany(undefined, { orderBy: { id: 'desc' }, take: 2 })
    if (first && second) tx.reviews.update(second, { data: (draft) => void (draft.imageUrls = [...first.imageUrls]) })
    return screensOf(tx)
  })
  expect(planted.flatMap(repeatsOf)).toContainEqual(expect.stringMatching(/^reviews: \/img\/.* of review \d+ and review \d+$/))
  const product = ['product 3', 'a.avif'] as const
  expect(repeatsOf({ name: 'shop', lists: [[product], [product, product]] })).toEqual(['shop: product 3 twice'])
})

test('the clock of a scenario starts on a Saturday morning in Seoul, and runs', async () => {
  const later = Date.parse('2031-01-01')
  vi.useFakeTimers({ toFake: ['Date'], now: later })
  onTestFinished(() => void vi.useRealTimers())
  const world = createWorld(new MemoryLog())
  await startScenario(world, byId('visitor-landing'))
  for (const passed of [0, MINUTE]) {
    vi.setSystemTime(later + passed)
    expect(await world.read((tx) => now(tx.counters))).toBe(SCENARIO_START + passed)
  }
})

test('the crowd of a demo stops, unless the scenario starts one', async () => {
  const rates: Record<string, number | undefined> = {}
  for (const id of ['home-not-picked', 'home-live', 'trend-live']) {
    const world = createWorld(new MemoryLog(), { crowdPerMinute: 12 })
    await startScenario(world, byId(id))
    rates[id] = await world.read((tx) => tx.crowdRates.all().at(-1)?.perMinute)
  }
  expect(rates).toEqual({ 'home-not-picked': 0, 'home-live': 120, 'trend-live': 240 })
})

test('the steps name the order number that a guest has to enter', async () => {
  for (const id of ['guest-order-found', 'guest-order-wrong-phone', 'guest-cancel']) {
    const { world } = await openScenario(id)
    const own = await world.read((tx) => tx.orders.findMany((q) => q.where({ userId: personas.guestOrdered.id })))
    const cancelable = own.find(({ status }) => status === 'CONFIRMED')
    expect(byId(id).steps.ko[0]).toContain(cancelable?.orderId ?? 'no order')
    expect(byId(id).steps.en[0]).toContain(cancelable?.orderId ?? 'no order')
  }
})
