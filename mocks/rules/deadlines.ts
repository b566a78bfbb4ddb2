import { deadline, type Deadline, type DeadlineKind } from '../db/tables/deadlines.ts'
import type { ReadTx, WriteTx } from '../db/tables.ts'

/** Lets the clock do something at `at` (ms): `settle` says what. */
export function schedule(t: WriteTx, kind: DeadlineKind, of: string, at: number): void {
  t.deadlines.put(deadline(kind, of, at))
}

/** It was done, or is no longer to be done: whatever this record waits for is forgotten. */
export function unschedule(t: WriteTx, kind: DeadlineKind, of: string): void {
  for (const id of t.deadlines.of.ids(`${kind}:${of}`).slice()) t.deadlines.remove(id)
}

/** The first thing whose time has come at `now` (ms). */
export function nextDue(t: ReadTx, now: number): Readonly<Deadline> | undefined {
  const next = t.deadlines.get(t.deadlines.ids()[0])
  return next && next.at <= now ? next : undefined
}
