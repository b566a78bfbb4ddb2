import { deadline, type Deadline, type DeadlineKind } from '../db/tables/deadlines.ts'
import type { ReadTx, WriteTx } from '../db/tables.ts'

/** Schedules a job of `runDueJobs` at `at` (ms). */
export function schedule(tx: WriteTx, kind: DeadlineKind, of: string, at: number): void {
  tx.deadlines.put(deadline(kind, of, at))
}

/** Removes the scheduled jobs of a record. */
export function unschedule(tx: WriteTx, kind: DeadlineKind, of: string): void {
  for (const id of tx.deadlines.of.ids(`${kind}:${of}`).slice()) tx.deadlines.remove(id)
}

/** The earliest job due at `now` (ms). */
export function findDueDeadline(tx: ReadTx, now: number): Readonly<Deadline> | undefined {
  const next = tx.deadlines.get(tx.deadlines.ids()[0])
  return next && next.at <= now ? next : undefined
}
