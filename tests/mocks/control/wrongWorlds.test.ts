import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { references } from '../../../mocks/db/checkChanges.ts'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { addFault } from '../../../mocks/rules/faults.ts'
import { saveMemo } from '../../../mocks/rules/picks/memos.ts'
import { recordPick } from '../../../mocks/rules/picks/participation.ts'
import { addHome, latestOrder, placePaidOrder, sizes } from '../../../mocks/scenarios/purchases.ts'
import { runs } from '../../support/properties.ts'
import { START } from '../client.ts'
import { steered, type Steered } from './steered.ts'

type Fields = Record<string, unknown>
type Change = [collection: string, id: unknown, record: Fields | null]
type Archive = Fields & { readonly changes: Change[] }

/** A world with changed records in most collections. */
async function livelyWorld(): Promise<Steered> {
  const shop = steered()
  await shop.control.scenario({ id: 'home-picked' })
  await shop.backend.world.transaction((tx) => {
    const { id: userId } = personas.jihoon
    addHome(tx, personas.jihoon)
    placePaidOrder(tx, userId, [{ stockId: sizes.checkShirt, quantity: 2 }], START)
    placePaidOrder(tx, userId, [{ stockId: sizes.washedCap, quantity: 1 }], START, 'VBank')
    recordPick(tx, personas.jihoon, { episodeId: 6, styleIds: [51, 52] }, START)
    saveMemo(tx, userId, { episodeId: 6, memo: '메모' }, START)
    addFault(tx, { kind: 'status', operation: 'products' })
    tx.reviews.update((q) => q.where({ id: 1 }), { data: (draft) => void (draft.rating = 1) })
    tx.episodes.update((q) => q.where({ id: 6 }), { data: (draft) => void (draft.title = '다른 제목') })
    latestOrder(tx, userId, 'CONFIRMED')
  })
  return shop
}

const isReference = (field: string) => field in references

/** What is wrong with a record; each can be done to any field. */
const wrongs = {
  dropped: ([, , record]: Change, field: string) => void delete record?.[field],
  retyped: ([, , record]: Change, field: string) => {
    if (record) record[field] = typeof record[field] === 'object' && record[field] !== null ? 7 : { other: true }
  },
  added: ([, , record]: Change, field: string) => {
    if (record) record[`${field}Too`] = 1
  },
  dangling: ([, , record]: Change, field: string) => {
    if (record) record[field] = Array.isArray(record[field]) ? [987_654] : 987_654
  },
  unknown: (change: Change) => void (change[0] += 'Of'),
}

const wrong = fc.record({ kind: fc.constantFrom(...Object.keys(wrongs)), at: fc.nat(), of: fc.nat() })

/** The archive with one wrong record, and the beginning of the place that its refusal names. */
function withWrong(text: string, { kind, at, of }: { kind: string; at: number; of: number }): { text: string; place: string } {
  const archive: Archive = JSON.parse(text)
  const fits = (field: string) => field !== 'id' && (kind !== 'dangling' || isReference(field))
  const usable = archive.changes.filter(([, , record]) => record && Object.keys(record).some(fits))
  const change = usable[at % usable.length] ?? ['', 0, {}]
  const fields = Object.keys(change[2] ?? {}).filter(fits)
  const damage = new Map(Object.entries(wrongs)).get(kind)
  damage?.(change, fields[of % fields.length] ?? '')
  return { text: JSON.stringify(archive), place: `${change[0]} ${String(change[1])}: ` }
}

// Each import makes a seed: a thousand take twenty seconds on an idle machine.
test(
  'a world with a wrong record is refused with its place, and the present world is unchanged',
  { timeout: 300_000 },
  async () => {
    const { text } = await (await livelyWorld()).control.exportWorld()
    expect(new Set(Object(JSON.parse(text)).changes.map(([name]: Change) => name)).size).toBeGreaterThan(14)
    const shop = await livelyWorld()
    const before = await shop.backend.world.export()
    await fc.assert(
      fc.asyncProperty(wrong, async (how) => {
        const { text: wrongText, place } = withWrong(text, how)
        const refusal: unknown = await shop.control.importWorld({ text: wrongText }).catch((error: unknown) => error)
        expect(String(refusal)).toContain('records of another shape, so nothing has changed')
        expect(String(refusal)).toContain(place)
      }),
      { numRuns: runs(1000) },
    )
    expect(await shop.backend.world.export()).toBe(before)
    await expect(shop.control.importWorld({ text })).resolves.toMatchObject({ start: '/' })
  },
)

test('a record may name one that was removed, but not have the unique key of another', async () => {
  const shop = await livelyWorld()
  await shop.backend.world.transaction((tx) => {
    const { productId } = tx.stocks.findFirst((q) => q.where({ id: sizes.checkShirt }), { strict: true })
    tx.products.delete((q) => q.where({ id: productId }))
  })
  const { text } = await shop.control.exportWorld()
  await expect(steered().control.importWorld({ text })).resolves.toMatchObject({ start: '/' })

  const archive: Archive = JSON.parse(text)
  const { email, ...minseo } = await steered().backend.world.read((tx) =>
    tx.users.findFirst((q) => q.where({ id: personas.minseo.id }), { strict: true }),
  )
  const ofSeed = { ...archive, changes: [...archive.changes, ['users', 9001, { ...minseo, id: 9001, email }]] }
  await expect(steered().control.importWorld({ text: JSON.stringify(ofSeed) })).rejects.toThrow(
    'users: record 9001 already has the unique key of 1',
  )
  const [, , memo] = archive.changes.find(([name, , record]) => name === 'memos' && record) ?? []
  const twice = { ...archive, changes: [...archive.changes, ['memos', 7777, { ...memo, id: 7777 }]] }
  await expect(steered().control.importWorld({ text: JSON.stringify(twice) })).rejects.toThrow(
    /nothing has changed \(memos: record 7777 already has the unique key of \d+\)$/,
  )
})
