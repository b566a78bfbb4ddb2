import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** A deployed demo with its Storybook below a sub-path, as `npm run build:site` writes them. */
export default defineConfig({
  ...base,
  testDir: 'tests/site',
  globalSetup: './tests/site/serveSite.config.ts',
  reporter: 'list',
  timeout: 120_000,
  projects: [{ name: 'site' }],
})
