import { defineConfig } from '@playwright/test'
import { findHeadlessShell, testArguments } from './scripts/shared/browser.ts'
import { isFull, workers } from './scripts/test/scope.ts'
import { urlOf, type Mode } from './tests/e2e/support/sites.ts'

const executablePath = findHeadlessShell()

const journeys = '**/journey.spec.ts'
const purchases = '**/purchase.spec.ts'
const providers = '**/providers{SignIn,Payment,Postcode,Other}.spec.ts'
/** Upload progress, which only a real server shows. */
const uploads = '**/upload.spec.ts'

/** Tests in one of the builds. */
const inMode = (mode: Mode) => ({ name: mode, use: { mode, baseURL: urlOf(mode) } })

/** A terminal shows a counter; a log has one character a test. */
const quiet = process.stdout.isTTY ? 'line' : 'dot'
const reporter = process.env['TEST_VERBOSE'] === 'true' ? 'list' : quiet

export default defineConfig<object, { mode: Mode }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/serveBuilds.config.ts',
  // The command of the tests names the file of the second one, by PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: [[reporter], ['json', { outputFile: '.cache/playwright.json' }]],
  forbidOnly: process.env['CI'] !== undefined,
  // A repeated test is reported as flaky; two of them fail the run (scripts/test).
  retries: 1,
  workers,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  ...(isFull ? {} : { grep: /@core/ }),
  use: {
    locale: 'ko-KR',
    // Not Korea on purpose: dates are shown in Korean time on every device.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: { args: testArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { ...inMode('mock'), testIgnore: uploads },
    {
      ...inMode('real'),
      testMatch: [journeys, purchases, uploads, ...(isFull ? [providers] : [])],
      // It names the port of one backend.
      workers: 1,
      ...(isFull ? {} : { grep: /@real/ }),
    },
    ...(isFull
      ? [
          // A deployed demo with its Storybook below a sub-path, as `npm run build:demo -- --site` writes them.
          { name: 'site', testDir: 'tests/site', timeout: 120_000 },
        ]
      : []),
  ],
})
