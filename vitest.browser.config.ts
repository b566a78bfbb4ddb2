import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, findHeadlessShell } from './scripts/shared/browser.ts'

const executablePath = findHeadlessShell()

/** Unit tests that need a browser's own storage, in Chromium. */
export default defineConfig({
  cacheDir: '.cache/vite-browser',
  optimizeDeps: { include: ['fast-check'] },
  test: {
    name: 'browser',
    include: ['tests/**/*.browser.test.ts'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: browserArguments, ...(executablePath !== undefined && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
