import { createWorld, type PickersWorld } from '../../mocks/db/collections.ts'
import { nextId } from '../../mocks/db/ids.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import type { User } from '../../mocks/db/tables/users.ts'
import type { WriteTx } from '../../mocks/db/tables.ts'
import { isInProgress } from '../../mocks/rules/picks/participation.ts'
import { addPickers, addProducts, takePart } from '../../mocks/scenarios/masses.ts'

/** What the seed holds of each, multiplied by the scale. */
const SEEDED = { people: 400, memos: 330, products: 60 }
/** People a transaction: the change log keeps each as one text. */
const CHUNK = 20_000
/** What nobody buys empty in a measurement. */
const PLENTY = 1_000_000

/** A world that holds so many times the seed: people, picks, memos, products, orders and reviews. */
export async function worldTimes(scale: number): Promise<PickersWorld> {
  const world = createWorld(new MemoryLog())
  const now = Date.now()
  const seeded = await world.read((t) => ({ orders: t.orders.ids().slice(), reviews: t.reviews.ids().slice() }))
  let left = SEEDED.people * (scale - 1)
  let memos = SEEDED.memos * (scale - 1)
  for (; left > 0; left -= CHUNK) {
    const count = Math.min(left, CHUNK)
    const rounds = Math.ceil(count / SEEDED.people)
    await world.transaction((t) => {
      const people = addPickers(t, count)
      const episode = t.episodes.all().find((candidate) => isInProgress(candidate, now))
      if (episode) takePart(t, people, episode, now, Math.min(memos, count))
      for (let round = 0; round < rounds; round++) copySeed(t, seeded, people, round * SEEDED.people)
    })
    memos -= Math.min(memos, count)
  }
  await world.transaction((t) => {
    addProducts(t, SEEDED.products * scale)
    for (const stock of t.stocks.all()) t.stocks.put({ ...stock, left: PLENTY })
  })
  return world
}

/** The seed's orders and reviews once more, as those of other people. */
function copySeed(
  t: WriteTx,
  seeded: { orders: readonly number[]; reviews: readonly number[] },
  people: readonly User[],
  first: number,
): void {
  for (const [no, order] of t.orders.all(seeded.orders).entries()) {
    const owner = people[(first + no) % people.length]
    if (!owner) return
    const id = nextId(t.counters, 'orders')
    t.orders.put({ ...order, id, orderId: `${order.orderId}-${id}`, userId: owner.id, virtualAccount: null })
    for (const line of t.orderLines.all(t.orderLines.order.ids(order.id))) {
      t.orderLines.put({ ...line, id: nextId(t.counters, 'orderLines'), ofOrder: id })
    }
  }
  for (const [no, review] of t.reviews.all(seeded.reviews).entries()) {
    const owner = people[(first + no) % people.length]
    if (owner) t.reviews.put({ ...review, id: nextId(t.counters, 'reviews'), userId: owner.id, lineId: null })
  }
}
