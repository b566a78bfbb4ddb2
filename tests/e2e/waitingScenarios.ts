/**
 * Scenarios whose start route shows a screen that is not built yet, by the part of the work that builds it. Whoever builds
 * one takes its ids out here: the loop then looks for what must be seen.
 */
export const waiting: Readonly<Record<7 | 8 | 9 | 10, readonly string[]>> = {
  7: [],
  8: [],
  9: [],
  10: [],
}

export const waitingIds: ReadonlySet<string> = new Set(Object.values(waiting).flat())
