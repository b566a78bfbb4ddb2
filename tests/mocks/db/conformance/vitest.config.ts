import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that `@msw/data` publishes, of our collections. `conformance.full.test.ts` runs them: some fail on purpose. */
// oxlint-disable-next-line import/no-default-export -- Vitest reads its configuration from the default export
export default defineConfig({
  resolve: { alias: [{ find: /^#\/src\/.*$/, replacement: join(import.meta.dirname, 'adapter.ts') }] },
  test: {
    name: 'data',
    globals: true,
    isolate: false,
    maxWorkers: 1,
    dir: 'node_modules/@msw/data/tests',
    include: ['**/*.test.ts'],
    // Our collections have no relations, no hooks and no extensions.
    exclude: ['**/relations/**', '**/hooks/**', '**/extensions/**'],
  },
})
