import { increment, setCounter, type CounterTable, type ReadonlyCounterTable } from './ids.ts'

/** The world's time (ms). A pinned clock stands still until told; a running one is the real time; both shifted by what passed. */
export function now(counters: ReadonlyCounterTable, real: () => number = Date.now): number {
  return (counters.get('pinned')?.value ?? real()) + (counters.get('shift')?.value ?? 0)
}

/** Lets `ms` pass at once; returns the whole shift. */
export function passTime(counters: CounterTable, ms: number): number {
  return increment(counters, 'shift', ms)
}

/** Stops the clock at `at` (ms). */
export function pinClock(counters: CounterTable, at: number): void {
  setCounter(counters, 'pinned', at)
  setCounter(counters, 'shift', 0)
}

/** Makes a pinned clock run on from where it stands. */
export function runClock(counters: CounterTable, real: () => number = Date.now): void {
  const at = now(counters, real)
  counters.remove('pinned')
  setCounter(counters, 'shift', at - real())
}
