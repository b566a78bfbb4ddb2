import * as v from 'valibot'
import { isClockTime, now, passTime, pinClock, runClock } from '../../db/clock.ts'
import { readCounter } from '../../db/ids.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import { dueTimeOf } from '../../db/collections/orders.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
import { findOrder } from '../../rules/orders/orders.ts'
import { isInProgress } from '../../rules/picks/participation.ts'
import { runDueJobs } from '../../rules/runDueJobs.ts'
import { command, nothing, type CommandContext } from './command.ts'
import { CommandError } from './commandError.ts'

const clock = v.object({
  /** Korean time, ISO 8601. */
  now: v.string(),
  /** A pinned clock does not run; it can be set and advanced. */
  isPinned: v.boolean(),
})

const clockOf = (tx: ReadTx) => ({
  now: koreanTime(now(tx.counters)),
  isPinned: readCounter(tx.counters, 'pinned') !== undefined,
})

/** 100 years. */
const MAX_ADVANCE_MS = 100 * 365 * 24 * 60 * 60 * 1000

/** Sets the clock to `at` (ms since the epoch) and runs the jobs due by then. */
function setTime(tx: WriteTx, at: number) {
  if (!isClockTime(at)) throw new CommandError('the clock goes from the year 1000 to 9998')
  passTime(tx.counters, at - now(tx.counters))
  runDueJobs(tx, now(tx.counters))
  return clockOf(tx)
}

const moveClock = (to: CommandContext, timeOf: (tx: WriteTx) => number) => to.world.transaction((tx) => setTime(tx, timeOf(tx)))

export const clockCommands = {
  clock: command({
    method: 'GET',
    path: '/clock',
    about: 'The time of the world.',
    input: nothing,
    reply: clock,
    run: ({ world }) => world.read(clockOf),
  }),

  setClock: command({
    method: 'POST',
    path: '/clock',
    about: 'Sets the clock to an instant (ISO 8601). Setting it back undoes nothing.',
    input: v.object({ at: v.pipe(v.string(), v.isoTimestamp()) }),
    reply: clock,
    run: (to, { at }) => moveClock(to, () => Date.parse(at)),
  }),

  advanceClock: command({
    method: 'POST',
    path: '/clock/advance',
    about: 'Advances the clock by `ms` milliseconds.',
    input: v.object({ ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ADVANCE_MS)) }),
    reply: clock,
    run: (to, { ms }) => moveClock(to, (tx) => now(tx.counters) + ms),
  }),

  clockToEpisodeEnd: command({
    method: 'POST',
    path: '/clock/episode-end',
    about: 'Sets the clock to the end of the episode in progress.',
    input: nothing,
    reply: clock,
    run: (to) =>
      moveClock(to, (tx) => {
        const at = now(tx.counters)
        const [episode] = tx.episodes.findMany((q) => q.where((each) => isInProgress(each, at)), { take: -1 })
        if (!episode) throw new CommandError('no episode is in progress')
        return episode.endsAt
      }),
  }),

  clockToDepositDeadline: command({
    method: 'POST',
    path: '/clock/deposit-deadline',
    about: 'Sets the clock to the deposit deadline of an order; without `orderId`, of the next order due.',
    input: v.object({ orderId: v.optional(v.string()) }),
    reply: clock,
    run: (to, { orderId }) =>
      moveClock(to, (tx) => {
        const waiting = tx.orders.findMany((q) => q.where({ status: 'WAITING_FOR_DEPOSIT' }))
        const chosen = orderId === undefined ? waiting : waiting.filter((order) => order === findOrder(tx, orderId))
        const deadlines = chosen.map((order) => dueTimeOf(order) ?? Infinity)
        if (deadlines.length === 0) throw new CommandError('no such order has a pending deposit')
        return Math.min(...deadlines)
      }),
  }),

  pinClock: command({
    method: 'POST',
    path: '/clock/pin',
    about: 'Stops the clock, or lets it run.',
    input: v.object({ isPinned: v.boolean() }),
    reply: clock,
    run: ({ world }, { isPinned }) =>
      world.transaction((tx) => {
        if (isPinned) pinClock(tx.counters, now(tx.counters))
        else runClock(tx.counters)
        return clockOf(tx)
      }),
  }),
}
