import { availableParallelism } from 'node:os'

/** The number of test files that run in parallel. Vitest would reserve one of two cores for itself, which is mostly idle. */
export const workers = Math.max(2, availableParallelism() - 1)
