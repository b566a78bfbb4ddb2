import { expect, test, vi } from 'vitest'
import { languageOf } from '../../../mocks/db/languages.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { english } from '../../../mocks/db/seed/english/english.ts'
import { korean } from '../../../mocks/db/seed/korean/korean.ts'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import { SCENARIO_START, startScenario } from '../../../mocks/scenarios/startScenario.ts'
import { MEMO_MAX_LENGTH, NICKNAME_MAX_LENGTH, REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '../../../src/contract/limits.ts'
import { operations } from '../../../src/contract/operations.ts'
import { categories } from '../../../src/contract/products.ts'
import { Shop, START } from '../client.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { nextId } from '../../../mocks/db/ids.ts'
import type { ReadTx } from '../../../mocks/db/collections.ts'
import { fieldsOf, HANGUL, stringsIn, type Json } from './freeText.ts'

/** All records by collection; `pick` chooses the fields. */
const recordsOf = (tx: ReadTx, pick: (collection: string, record: Json) => Json) =>
  Object.entries(tx).map(([name, collection]) => {
    const rows: readonly { readonly id: string | number }[] = collection.all()
    return [name, rows.filter(({ id }) => !(name === 'counters' && id === 'language')).map((row) => pick(name, { ...row }))]
  })

/** Of virtual accounts: the bank and the holder have names in the language of the world. */
const accountsOf = (tx: ReadTx) =>
  tx.orders.all().map(({ virtualAccount }) => [virtualAccount?.accountNumber, virtualAccount?.amount, virtualAccount?.dueAt])

test('an English world has the ids, numbers and dates of a Korean one', async () => {
  const [one, other] = [new Shop(), new Shop({ language: 'en' })]
  const korean = await one.world.read((tx) => recordsOf(tx, fieldsOf(false)))
  expect(await other.world.read((tx) => recordsOf(tx, fieldsOf(false)))).toEqual(korean)
  expect(await other.world.read(accountsOf)).toEqual(await one.world.read(accountsOf))
  expect(await one.world.read(languageOf)).toBe('ko')
  expect(await other.world.read(languageOf)).toBe('en')
})

test('no free text of an English world is Korean, and none is missing', async () => {
  const { world } = new Shop({ language: 'en' })
  const texts = await world.read((tx) => recordsOf(tx, fieldsOf(true)))
  expect(JSON.stringify(texts)).not.toMatch(HANGUL)
  expect(JSON.stringify(texts)).not.toContain('""')
})

/** The emoji and line breaks of a text, which a translation keeps: texts in another order would differ in them. */
const marksOf = (text: string) => [...text.matchAll(/\p{Extended_Pictographic}|\n/gu)].map(([mark]) => mark).join('')

test('every Korean text has an English one at the same place', () => {
  expect(english.memos.map(marksOf)).toEqual(korean.memos.map(marksOf))
  const lists = ['episodes', 'styles', 'products', 'reviews', 'nickNames', 'names', 'hostileMemos'] as const
  for (const list of lists) expect([list, english[list].length]).toEqual([list, korean[list].length])
  for (const list of ['styles', 'products', 'memos', 'reviews', 'nickNames'] as const) {
    expect(new Set<unknown>(english[list]).size).toBe(english[list].length)
  }
})

test('English texts are within the limits of what a shopper can write', async () => {
  expect(Math.max(...english.memos.map(({ length }) => length))).toBeLessThanOrEqual(MEMO_MAX_LENGTH)
  expect(Math.max(...english.hostileMemos.map(({ length }) => length))).toBeLessThanOrEqual(MEMO_MAX_LENGTH)
  expect(Math.max(...english.reviews.map(({ length }) => length))).toBeLessThanOrEqual(REVIEW_MAX_LENGTH)
  expect(Math.min(...english.reviews.map(({ length }) => length))).toBeGreaterThanOrEqual(REVIEW_MIN_LENGTH)
  const { world } = new Shop({ language: 'en' })
  const nickNames = await world.read((tx) => tx.users.all().map(({ nickName }) => nickName))
  expect(Math.max(...nickNames.map(({ length }) => length))).toBeLessThanOrEqual(NICKNAME_MAX_LENGTH)
})

/** All strings of a reply. */
/** Every address that a client reads, for each record of the seed. */
async function addressesOf({ world }: Shop) {
  return world.read((tx) => [
    '/v1/episodes',
    '/v1/episodes/current-pick',
    '/v1/picks/statistics/summary',
    '/v1/products',
    '/v1/reviews',
    '/v1/reviews/preview',
    ...tx.episodes
      .all()
      .flatMap(({ id }) => [
        `/v1/picks/statistics?episodeId=${id}`,
        `/v1/picks/memo?episodeId=${id}`,
        `/v1/picks/memo/preview?episodeId=${id}`,
        `/v1/users/1/picks?episodeId=${id}`,
      ]),
    ...tx.products.all().flatMap(({ id }) => [`/v1/products/${id}`, `/v1/products/${id}/reviews`]),
    ...tx.orders.findMany((q) => q.where({ userId: 1 })).map(({ orderId }) => `/v1/orders/${orderId}/complete`),
    '/v1/users/1',
    '/v1/users/1/orders',
    '/v1/users/1/reviews',
  ])
}

test('the replies of an English world have no Korean but values of the contract', async () => {
  const shop = new Shop({ language: 'en' })
  const allowed = new Set<string>(categories)
  const addresses = await addressesOf(shop)
  expect(addresses.length).toBeGreaterThan(160)
  for (const path of addresses) {
    const { status, data } = await shop.send('GET', path, { as: 'minseo' })
    expect([path, status]).toEqual([path, 200])
    expect([path, stringsIn(data).filter((text) => HANGUL.test(text) && !allowed.has(text))]).toEqual([path, []])
  }
})

test('[API-12] who is new in an English world has an English name', async () => {
  const shop = new Shop({ language: 'en' })
  const { accessToken: token, userId } = await shop.call(operations.signInAsGuest, { body: { guestId: 'device-1' } })
  expect(await shop.call(operations.user, { params: { userId } }, { token })).toMatchObject({ nickName: 'Guest' })
})

test('a scenario is in Korean unless a language is named, whatever the world was in', async () => {
  const { world } = new Shop({ language: 'en' })
  const [scenario] = scenarios
  if (scenario) await startScenario(world, scenario)
  expect(await world.read(languageOf)).toBe('ko')
})

test('the language of a world lasts: for other windows, in an export and after folded changes', async () => {
  const log = new MemoryLog()
  const one = createWorld(log, { language: 'en' })
  const titleIn = (world: typeof one) => world.read((tx) => tx.episodes.findFirst((q) => q.where({ id: 6 }))?.title)
  expect(await titleIn(one)).toBe('A Slow Saturday Walk')
  // The options of a later window, and of the world that imports, do not count.
  expect(await titleIn(createWorld(log))).toBe('A Slow Saturday Walk')
  for (let no = 0; no < 130; no++) await one.transaction((tx) => nextId(tx.counters, 'test'))
  expect(await titleIn(createWorld(log))).toBe('A Slow Saturday Walk')
  const elsewhere = createWorld(new MemoryLog())
  expect(await titleIn(elsewhere)).toBe('느리게 걷는 토요일')
  await elsewhere.import(await one.export())
  expect(await titleIn(elsewhere)).toBe('A Slow Saturday Walk')
  expect(await elsewhere.export()).toBe(await one.export())
})

test('logs and exports without a language are Korean', async () => {
  const log = new MemoryLog()
  await log.append(0, () => ({ version: 1, changes: '[]', start: START }))
  const world = createWorld(log, { language: 'en' })
  expect(await world.read(languageOf)).toBe('ko')
  await world.import(`{"start":${SCENARIO_START},"changes":[]}`)
  expect(await world.read(languageOf)).toBe('ko')
})

test('a window writes first after another has started the world in English', async () => {
  vi.resetModules()
  const apart = await import('../../../mocks/db/createWorld.ts')
  const log = new MemoryLog()
  const world = apart.createWorld(log, { pinnedAt: START })
  await world.read(() => null)
  const { version = 0 } = (await log.read(0)).at(-1) ?? {}
  await log.replaceAll(() => ({ version: version + 1, changes: '[]', start: START, language: 'en' }))
  const title = await world.transaction((tx) => {
    tx.faults.delete((q) => q.where({ id: 1 }))
    return tx.episodes.findFirst((q) => q.where({ id: 6 }))?.title
  })
  expect(title).not.toMatch(HANGUL)
})

test('two windows that open an empty English world at once agree', async () => {
  const log = new MemoryLog()
  const worlds = Array.from({ length: 4 }, () => createWorld(log, { language: 'en' }))
  const tokens = await Promise.all(worlds.map((world) => world.transaction((tx) => nextId(tx.counters, 'test'))))
  expect(tokens.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4])
  expect(await Promise.all(worlds.map((world) => world.read(languageOf)))).toEqual(['en', 'en', 'en', 'en'])
})

/** A Korean letter is about twice as wide as a Latin one. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Hangul}/gu)?.length ?? 0)
const widest = (texts: readonly string[]) => Math.max(...texts.map(widthOf))
const namesOf = (products: typeof english.products) => products.map(({ name }) => name)

test('English names are short enough for a card: at most a third wider than the widest Korean one', () => {
  expect(widest(english.styles)).toBeLessThanOrEqual((widest(korean.styles) * 4) / 3)
  expect(widest(namesOf(english.products))).toBeLessThanOrEqual((widest(namesOf(korean.products)) * 4) / 3)
})
