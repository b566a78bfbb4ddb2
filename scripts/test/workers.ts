import { availableParallelism } from 'node:os'

/** How many test files run at once. Of two cores vitest would keep one for itself, which idles most of the time. */
export const workers = Math.max(2, availableParallelism() - 1)
