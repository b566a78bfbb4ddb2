import { defineConfig } from 'vitest/config'
import { workers } from './scripts/test/workers.ts'

/** Folders whose tests need a document; all others run in Node. */
const dom = ['journeys', 'store', 'texts', 'ui', 'features', 'pages', 'app', 'api', 'faults'].map(
  (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
)
const outside = ['tests/**/*.browser.test.ts', 'tests/e2e/**', 'tests/engines/**', 'node_modules/**', 'dist*/**']

// Not Korea's zone on purpose: a date shown in the device's zone must fail.
process.env['TZ'] = 'America/New_York'

const shared = {
  // The host does not exist, so an unhandled request fails instead of leaving the machine.
  env: { VITE_API: 'real', VITE_API_BASE_URL: 'http://api.test', VITE_PROVIDERS: 'emulated' },
  restoreMocks: true,
  testTimeout: 30_000,
  // Like `asyncUtilTimeout` of Testing Library: an upper limit for busy machines.
  expect: { poll: { timeout: 8000 } },
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
