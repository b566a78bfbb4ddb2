import { availableParallelism } from 'node:os'

/** Number of test files that run in parallel. Vitest would reserve one of two cores for itself, mostly idle. */
export const workers = Math.max(2, availableParallelism() - 1)
