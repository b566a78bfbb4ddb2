import { deadline, type Deadline, type DeadlineKind } from '../db/tables/deadlines.ts'
import type { ReadTx, WriteTx } from '../db/tables.ts'

/** Lets the clock do something at `at` (ms): `settle` says what. */
export function schedule(tx: WriteTx, kind: DeadlineKind, of: string, at: number): void {
  tx.deadlines.put(deadline(kind, of, at))
}

/** It was done, or is no longer to be done: whatever this record waits for is forgotten. */
export function unschedule(tx: WriteTx, kind: DeadlineKind, of: string): void {
  for (const id of tx.deadlines.of.ids(`${kind}:${of}`).slice()) tx.deadlines.remove(id)
}

/** The first thing whose time has come at `now` (ms). */
export function findDueDeadline(tx: ReadTx, now: number): Readonly<Deadline> | undefined {
  const next = tx.deadlines.get(tx.deadlines.ids()[0])
  return next && next.at <= now ? next : undefined
}
