import { configureGlobal } from 'fast-check'

const isFull = import.meta.env['TEST_FULL'] === 'true'
const SEED = 20_261_121
const RUNS = 15

// The default tests the same values in every run, so that a failure is a change of the code.
configureGlobal({ seed: Number(import.meta.env['FC_SEED'] ?? SEED), ...(!isFull && { numRuns: RUNS }) })

/** The number of runs of a property: `inFull` with TEST_FULL, otherwise 15. */
export const runs = (inFull: number): number => (isFull ? inFull : Math.min(inFull, RUNS))
