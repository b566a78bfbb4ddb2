import type { Deadline, DeadlineKind } from '../db/tables/deadlines.ts'
import type { WriteTx } from '../db/tables.ts'
import { nextDue } from './deadlines.ts'
import { forgetLookup } from './orders/guestLookup.ts'
import { runOrderJob } from './orders/orderJobs.ts'
import { forgetAuthorizationCode } from './users/session.ts'

/** What the clock does when a time has come. Each sees the moment it was due at, however late it is settled. */
const jobs: Record<DeadlineKind, (t: WriteTx, due: Readonly<Deadline>) => void> = {
  authorizationCode: (t, { of }) => forgetAuthorizationCode(t, of),
  order: runOrderJob,
  lookup: (t, { of }) => forgetLookup(t, of),
}

/** Does, in the order of their times, all that is due at `now` (ms). Nothing polls: a request that finds something due settles it first. */
export function runDueJobs(t: WriteTx, now: number): void {
  for (let due = nextDue(t, now); due; due = nextDue(t, now)) {
    t.deadlines.remove(due.id)
    jobs[due.kind](t, due)
  }
}
