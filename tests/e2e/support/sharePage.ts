import type { Page } from '@playwright/test'
import { test } from './test.ts'

/**
 * Gives all tests of a `describe` the same page: what the first one starts (the mocks, the worker, the cache), the others have.
 * A test that is repeated has a new one.
 */
export function sharePage(): void {
  let shared: Page
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    context: ({}, run) => run(shared.context()),
    // oxlint-disable-next-line no-empty-pattern
    page: ({}, run) => run(shared),
  })
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext()
    shared = await context.newPage()
  })
  test.afterAll(() => shared.context().close())
}
