import { increment, setCounter, type CounterTable, type ReadonlyCounterTable } from './ids.ts'

/** The world's time (ms): the pinned time or the real one, plus the time added by `passTime`. */
export function now(counters: ReadonlyCounterTable, real: () => number = Date.now): number {
  return (counters.get('pinned')?.value ?? real()) + (counters.get('shift')?.value ?? 0)
}

/** Advances the clock by `ms`; returns the total shift. */
export function passTime(counters: CounterTable, ms: number): number {
  return increment(counters, 'shift', ms)
}

/** Stops the clock at `at` (ms). */
export function pinClock(counters: CounterTable, at: number): void {
  setCounter(counters, 'pinned', at)
  setCounter(counters, 'shift', 0)
}

/** Lets a pinned clock continue from its current time. */
export function runClock(counters: CounterTable, real: () => number = Date.now): void {
  const at = now(counters, real)
  counters.remove('pinned')
  setCounter(counters, 'shift', at - real())
}
