import { defineConfig } from 'vitest/config'

/** Journeys on the built demo in Chromium, Firefox and WebKit, one browser at a time. */
export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
