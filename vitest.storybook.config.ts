import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { storyMocks } from './mocks/vite/plugin.ts'
import { browserArguments, findHeadlessShell } from './scripts/shared/browser.ts'
import { workers } from './scripts/test/workers.ts'

const executablePath = findHeadlessShell()

/** `npm run axe`, which also looks at the stories that are no tests. */
const isAxe = process.env['AXE'] === 'all'

/** Every story is a test in Chromium: it renders and plays without accessibility violations or console errors. */
export default defineConfig({
  plugins: [
    storyMocks(),
    storybookTest({ configDir: '.storybook', disableAddonDocs: true, ...(isAxe && { tags: { include: ['dev'] } }) }),
  ],
  cacheDir: '.cache/vite-storybook',
  // Each test file loads these again; prebundled they are a few files instead of hundreds.
  optimizeDeps: { include: ['axe-core', 'msw', 'msw/browser', 'msw-storybook-addon/csf3'] },
  test: {
    name: 'storybook',
    maxWorkers: workers,
    setupFiles: ['.storybook/setup.ts'],
    env: { AXE: process.env['AXE'] ?? '' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: { args: browserArguments, ...(executablePath !== undefined && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
