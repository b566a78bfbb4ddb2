import { defineConfig } from '@playwright/test'
import { browserArguments, findHeadlessShell } from './scripts/shared/browser.ts'
import { urlOf, type Mode } from './tests/e2e/support/sites.ts'

const executablePath = findHeadlessShell()
const journeys = '**/journey*.spec.ts'
const purchases = '**/purchase.spec.ts'
const providers = '**/providers{SignIn,Payment,Postcode,Other}.spec.ts'
/** Upload progress, which only a real server shows. */
const uploads = '**/upload.spec.ts'
/** Two browser profiles share a world only on a server. */
const buyers = '**/lastPieceBuyers.spec.ts'

/** The same journeys in one of the four builds and hosts. */
const inMode = (mode: Mode, testMatch = [journeys, providers, purchases]) => ({
  name: mode,
  testMatch,
  use: { mode, baseURL: urlOf(mode) },
})

export default defineConfig<object, { mode: Mode }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/serveBuilds.config.ts',
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'ko-KR',
    // Not Korea on purpose: dates are shown in Korean time on every device.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    inMode('mock'),
    // One worker: the build names the backend's port.
    { ...inMode('real', [journeys, providers, uploads, purchases, buyers]), workers: 1 },
    inMode('demo-404'),
    inMode('demo-bare', [journeys]),
    {
      name: 'other',
      testIgnore: [journeys, providers, uploads, purchases, buyers],
      testMatch: '**/*.spec.ts',
      use: { mode: 'mock', baseURL: urlOf('mock') },
    },
  ],
})
