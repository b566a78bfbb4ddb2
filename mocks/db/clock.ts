import { increment, readCounter, setCounter, type Counters, type ReadonlyCounters } from './ids.ts'

/** The world's time (ms): the pinned time or the real one, plus the time added by `passTime`. */
export function now(counters: ReadonlyCounters, real: () => number = Date.now): number {
  return (readCounter(counters, 'pinned') ?? real()) + (readCounter(counters, 'shift') ?? 0)
}

/** Years of four digits, as dates are written. */
const [CLOCK_START, CLOCK_END] = [Date.parse('1000-01-02T00:00:00Z'), Date.parse('9999-01-01T00:00:00Z')]

/** Whether a world's clock may show this time (ms): one that no date can show would break every reply. */
export const isClockTime = (at: number): boolean => at >= CLOCK_START && at < CLOCK_END

/** Advances the clock by `ms`; returns the total shift. */
export function passTime(counters: Counters, ms: number): number {
  return increment(counters, 'shift', ms)
}

/** Stops the clock at `at` (ms). */
export function pinClock(counters: Counters, at: number): void {
  setCounter(counters, 'pinned', at)
  setCounter(counters, 'shift', 0)
}

/** Lets a pinned clock continue from its current time. */
export function runClock(counters: Counters, real: () => number = Date.now): void {
  const at = now(counters, real)
  counters.delete((q) => q.where({ id: 'pinned' }))
  setCounter(counters, 'shift', at - real())
}
