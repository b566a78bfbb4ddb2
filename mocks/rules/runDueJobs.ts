import type { Deadline, DeadlineKind } from '../db/collections/deadlines.ts'
import type { WriteTx } from '../db/collections.ts'
import { findDueDeadline } from './deadlines.ts'
import { removeLookup } from './orders/guestLookup.ts'
import { runOrderJob } from './orders/orderJobs.ts'
import { removeAuthorizationCode } from './users/session.ts'

/** The job of each deadline, called with the time it was due at, however late it runs. */
const jobs: Record<DeadlineKind, (tx: WriteTx, due: Readonly<Deadline>) => void> = {
  authorizationCode: (tx, { of }) => removeAuthorizationCode(tx, of),
  order: runOrderJob,
  lookup: (tx, { of }) => removeLookup(tx, of),
}

/** Runs all jobs due at `now` (ms), in the order of their due times. There is no timer: each request runs due jobs first. */
export function runDueJobs(tx: WriteTx, now: number): void {
  for (let due = findDueDeadline(tx, now); due; due = findDueDeadline(tx, now)) {
    tx.deadlines.delete(due)
    jobs[due.kind](tx, due)
  }
}
