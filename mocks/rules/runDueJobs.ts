import type { Deadline, DeadlineKind } from '../db/tables/deadlines.ts'
import type { WriteTx } from '../db/tables.ts'
import { findDueDeadline } from './deadlines.ts'
import { removeLookup } from './orders/guestLookup.ts'
import { runOrderJob } from './orders/orderJobs.ts'
import { removeAuthorizationCode } from './users/session.ts'

/** What the clock does when a time has come. Each sees the moment it was due at, however late it is settled. */
const jobs: Record<DeadlineKind, (tx: WriteTx, due: Readonly<Deadline>) => void> = {
  authorizationCode: (tx, { of }) => removeAuthorizationCode(tx, of),
  order: runOrderJob,
  lookup: (tx, { of }) => removeLookup(tx, of),
}

/** Does, in the order of their times, all that is due at `now` (ms). Nothing polls: a request that finds something due settles it first. */
export function runDueJobs(tx: WriteTx, now: number): void {
  for (let due = findDueDeadline(tx, now); due; due = findDueDeadline(tx, now)) {
    tx.deadlines.remove(due.id)
    jobs[due.kind](tx, due)
  }
}
