import { defineConfig } from '@playwright/test'
import { findHeadlessShell, testArguments } from '../../scripts/shared/browser.ts'
import { workers } from '../../scripts/test/scope.ts'

const executablePath = findHeadlessShell()

/** No text drawn for the subpixels of a panel, and no picture left out of a frame. */
const pictureArguments = ['--disable-lcd-text', '--disable-partial-raster', '--disable-checker-imaging']

/** For `npm run look -- --against`, which sets these variables. */
export default defineConfig({
  snapshotPathTemplate: `${process.env['PICTURES']}/{arg}{ext}`,
  outputDir: '../../.cache/screens/results',
  reporter: [['dot'], ['html', { outputFolder: '../../.cache/screens/report' }]],
  fullyParallel: true,
  retries: 1,
  workers,
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  use: {
    baseURL: process.env['STORIES_URL'],
    launchOptions: {
      args: [...testArguments, ...pictureArguments],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
