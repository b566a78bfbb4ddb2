import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['*.fixture.ts'], retry: 1, reporters: ['../../../scripts/test/vitestReporter.ts'] },
})
