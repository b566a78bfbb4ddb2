import { readFileSync } from 'node:fs'
import { waitForMocks } from '../support/mocks.ts'
import { expect, test } from '../support/test.ts'

const document = readFileSync('docs/msw.md', 'utf8')

/** The example for the browser's console in a section of docs/msw.md. */
function exampleOf(section: string): string {
  const text = document.slice(document.indexOf(`\n## ${section}\n`))
  return /```js\n(.*?)```/s.exec(text)?.[1] ?? ''
}

test.beforeEach(async ({ page }) => {
  await page.goto('./')
  await waitForMocks(page)
})

test('the documented example reads and writes records from the landing on, and home shows it', async ({ page }) => {
  const shipping = await page.evaluate(() =>
    window.__mock.read((tx) => tx.orders.findMany((q) => q.where({ status: 'SHIPPING' }))),
  )
  expect(shipping).toEqual([expect.objectContaining({ status: 'SHIPPING' })])
  // Not awaited: its last line leaves the page.
  await page.evaluate(`void (async () => { ${exampleOf('Records')} })()`)
  await expect(page.getByRole('heading', { name: '첫눈' })).toBeVisible()
})

test('the landing says how to start the mocks where the example needs MSW’s tools', async ({ page }) => {
  const override = exampleOf('Override one')
  const run = () => page.evaluate(`(async () => { ${override} })().then(() => 'done', String)`)
  expect(await run()).toContain('await __mock.clock() starts them')
  await page.evaluate(() => window.__mock.clock())
  expect(await run()).toBe('done')
})
