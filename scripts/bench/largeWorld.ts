import { createWorld, type PickersWorld } from '../../mocks/db/createWorld.ts'
import { nextId } from '../../mocks/db/ids.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import type { Order } from '../../mocks/db/collections/orders.ts'
import type { Review } from '../../mocks/db/collections/reviews.ts'
import type { User } from '../../mocks/db/collections/users.ts'
import type { WriteTx } from '../../mocks/db/collections.ts'
import { isInProgress } from '../../mocks/rules/picks/participation.ts'
import { addPickers, addProducts, addPicksAndMemos } from '../../mocks/scenarios/bulkData.ts'

/** Records in the seed, multiplied by the scale. */
const SEEDED = { people: 400, memos: 330, products: 60 }
/** Users per transaction, since the change log stores each transaction as one string. */
const CHUNK = 20_000
/** A stock that no measurement sells out. */
const PLENTY = 1_000_000

/** A world with `scale` times the records of the seed. */
export async function createLargeWorld(scale: number): Promise<PickersWorld> {
  const world = createWorld(new MemoryLog())
  const now = Date.now()
  const seeded = await world.read((tx) => ({ orders: tx.orders.all(), reviews: tx.reviews.all() }))
  let left = SEEDED.people * (scale - 1)
  let memos = SEEDED.memos * (scale - 1)
  for (; left > 0; left -= CHUNK) {
    const count = Math.min(left, CHUNK)
    const rounds = Math.ceil(count / SEEDED.people)
    await world.transaction((tx) => {
      const people = addPickers(tx, count)
      const episode = tx.episodes.all().find((candidate) => isInProgress(candidate, now))
      if (episode) addPicksAndMemos(tx, people, episode, now, Math.min(memos, count))
      for (let round = 0; round < rounds; round++) copySeed(tx, seeded, people, round * SEEDED.people)
    })
    memos -= Math.min(memos, count)
  }
  await world.transaction((tx) => {
    addProducts(tx, SEEDED.products * scale)
    tx.stocks.updateMany(undefined, { data: (draft) => void (draft.left = PLENTY) })
  })
  return world
}

/** Copies the seed's orders and reviews to other users. */
function copySeed(
  tx: WriteTx,
  seeded: { orders: readonly Order[]; reviews: readonly Review[] },
  people: readonly User[],
  first: number,
): void {
  for (const [no, order] of seeded.orders.entries()) {
    const owner = people[(first + no) % people.length]
    if (!owner) return
    const id = nextId(tx.counters, 'orders')
    tx.orders.create({ ...order, id, orderId: `${order.orderId}-${id}`, userId: owner.id, virtualAccount: null })
    for (const line of tx.orderLines.findMany((q) => q.where({ ofOrder: order.id }))) {
      tx.orderLines.create({ ...line, id: nextId(tx.counters, 'orderLines'), ofOrder: id })
    }
  }
  for (const [no, review] of seeded.reviews.entries()) {
    const owner = people[(first + no) % people.length]
    if (owner) tx.reviews.create({ ...review, id: nextId(tx.counters, 'reviews'), userId: owner.id, lineId: null })
  }
}
