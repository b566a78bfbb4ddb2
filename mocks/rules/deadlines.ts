import { deadline, type Deadline, type DeadlineKind } from '../db/collections/deadlines.ts'
import type { ReadTx, WriteTx } from '../db/collections.ts'

/** Schedules a job of `runDueJobs` at `at` (ms). */
export function schedule(tx: WriteTx, kind: DeadlineKind, of: string, at: number): void {
  tx.deadlines.create(deadline(kind, of, at))
}

/** Removes the scheduled jobs of a record. */
export function unschedule(tx: WriteTx, kind: DeadlineKind, of: string): void {
  tx.deadlines.deleteMany((q) => q.where({ kind, of }))
}

/** The earliest job due at `now` (ms). */
export function findDueDeadline(tx: ReadTx, now: number): Readonly<Deadline> | undefined {
  const next = tx.deadlines.findFirst()
  return next && next.at <= now ? next : undefined
}
