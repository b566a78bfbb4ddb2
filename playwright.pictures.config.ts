import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { urlOf, type Mode } from './tests/e2e/support/sites.ts'

const inMode = (mode: Mode) => ({
  name: mode,
  testMatch: '**/pictures.spec.ts',
  use: { mode, baseURL: urlOf(mode) },
})

/** Axe, a picture and the computed styles of every page as it is served. */
export default defineConfig<object, { mode: Mode }>({
  ...base,
  testDir: 'tests/pictures',
  fullyParallel: true,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '.cache/pictures.json' }]],
  projects: [
    inMode('demo-404'),
    // One worker: the build names the backend's port.
    { ...inMode('real'), workers: 1, fullyParallel: false },
    { name: 'styles', testMatch: '**/styles.spec.ts', fullyParallel: false },
  ],
})
