import { availableParallelism } from 'node:os'

/** The number of test files that run in parallel. Tests wait now and then: on two cores a third one uses what they leave. */
export const workers = Math.max(3, availableParallelism() - 1)
