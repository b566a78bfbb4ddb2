import { defineConfig } from 'vitest/config'
import { workers } from './scripts/test/workers.ts'

/** Folders whose tests need a document; every other test runs in plain Node. */
const dom = ['journeys', 'store', 'texts', 'ui', 'features', 'pages', 'app', 'api', 'faults'].map(
  (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
)
const outside = ['tests/e2e/**', 'node_modules/**', 'dist*/**']

// The zone is on purpose not Korea's: a date shown in the device's own zone must not pass by accident.
process.env['TZ'] = 'America/New_York'

const shared = {
  // A host that does not exist: a request nobody answers fails instead of reaching somebody's server.
  env: { VITE_API: 'real', VITE_API_BASE_URL: 'http://api.test', VITE_PROVIDERS: 'emulated' },
  restoreMocks: true,
  testTimeout: 30_000,
  unstubGlobals: true,
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: workers,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...outside, ...dom],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/', settings: { handleDisabledFileLoadingAsSuccess: true } } },
          include: dom,
          exclude: outside,
          setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
        },
      },
    ],
  },
})
