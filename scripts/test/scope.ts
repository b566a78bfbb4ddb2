import { availableParallelism } from 'node:os'

/** Whether all tests are candidates: `npm run test:full`, `--changed`, and named tests; read by the runners' configurations. */
export const isFull = process.env['TEST_FULL'] === 'true'

/**
 * Vitest's tests that only `npm run test:full` runs: of tools, of what testers and demos have but for one test of each, and what takes
 * long.
 */
export const fullOnly = [
  'tests/**/*.full.test.{ts,tsx}',
  'tests/!(constants|specs).test.ts',
  'tests/{contract-kit,doctor,ui}/**',
  'tests/mocks/*.test.ts',
  'tests/mocks/console/!(requests).test.ts',
  'tests/mocks/control/!(control).test.ts',
  'tests/mocks/demo/!(ribbon).test.ts',
  'tests/mocks/gallery/!(checklist).test.ts',
  'tests/mocks/page/!(blockedStorage).test.ts',
  'tests/mocks/server/!(photos).test.ts',
  'tests/mocks/db/!(collection|kernel).test.ts',
  'tests/mocks/db/*/**',
]

/** The tag of the stories that `npm test` runs; browser tests have it as `@core`. */
export const coreTag = 'core'

/** How many test files run in parallel. Each loads a browser or all modules: on two cores a third one costs more than it saves. */
export const workers = Math.max(2, availableParallelism() - 1)
