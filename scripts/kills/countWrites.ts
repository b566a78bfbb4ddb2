import * as v from 'valibot'
import { importWorld } from '../../mocks/control/encodeWorld.ts'
import { createWorld } from '../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { findViolations } from '../../tests/mocks/rules/invariants.ts'
import type { ReadTx } from '../../mocks/db/collections.ts'

export const GUEST_PREFIX = 'kill-'
const kinds = ['pick', 'memo', 'order'] as const
export const acknowledgedWrite = v.object({
  kind: v.picklist(kinds),
  userId: v.number(),
  value: v.string(),
})
export type Acknowledged = v.InferOutput<typeof acknowledgedWrite>

export type Count = {
  readonly kind: (typeof kinds)[number]
  /** Acknowledged to the page, and records of the guests in the world. */
  readonly acknowledged: number
  readonly stored: number
  /** Acknowledged without an equal record, and records beyond one for a guest. */
  readonly lost: number
  readonly doubled: number
}

type Record = { readonly userId: number; readonly value: string }

const recordsOf: Readonly<{ [Kind in Count['kind']]: (tx: ReadTx) => Record[] }> = {
  pick: (tx) => tx.picks.all().map(({ userId, styleIds }) => ({ userId, value: styleIds.join(',') })),
  memo: (tx) => tx.memos.all().map(({ userId, memo }) => ({ userId, value: memo })),
  order: (tx) => tx.orders.all().map(({ userId, orderId }) => ({ userId, value: orderId })),
}

/** Compares the acknowledged writes with the exported world. Each guest writes one pick, one memo and one order. */
export async function countWrites(exported: string, writes: readonly Acknowledged[]) {
  const world = createWorld(new MemoryLog())
  await importWorld(world, exported)
  return world.read((tx) => {
    const guests = new Set(tx.users.all().flatMap(({ id, guestId }) => (guestId?.startsWith(GUEST_PREFIX) ? [id] : [])))
    const counts = kinds.map((kind): Count => {
      const records = recordsOf[kind](tx).filter(({ userId }) => guests.has(userId))
      const known = new Set(records.map(({ userId, value }) => `${userId} ${value}`))
      const acknowledged = writes.filter((write) => write.kind === kind)
      return {
        kind,
        acknowledged: acknowledged.length,
        stored: records.length,
        lost: acknowledged.filter(({ userId, value }) => !known.has(`${userId} ${value}`)).length,
        doubled: records.length - new Set(records.map(({ userId }) => userId)).size,
      }
    })
    return { counts, violations: findViolations(tx) }
  })
}
