import type { Browser, Page } from '@playwright/test'
import { expectTrustRow } from '../../support/trustTable.ts'
import { approveAndWaitForClose, openPaymentWindow, paidHeading } from '../support/payHelpers.ts'
import { backend, urlOf } from '../support/sites.ts'
import { TestShop } from '../support/testShop.ts'
import { expect, test } from '../support/test.ts'

/** A user in a browser profile of her own. */
async function openBuyer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: urlOf('real'), locale: 'ko-KR' })
  const page = await context.newPage()
  await new TestShop(page, 'real').open()
  return page
}

/** From the product's page to the provider's window. */
async function openPayment(page: Page): Promise<Page> {
  await page.goto('./product/34')
  await page.getByRole('group', { name: '사이즈' }).getByRole('button').and(page.locator(':enabled')).first().click()
  await page.getByRole('button', { name: '바로 구매' }).click()
  await expect(page.getByRole('heading', { name: '주문·결제' })).toBeVisible()
  return openPaymentWindow(page)
}

test('[API-54, API-61, PAY-08] of two users at the last piece one pays, the other reads that it is gone', async ({
  page,
  browser,
  mode,
}) => {
  expect(mode).toBe('real')
  const started = await page.request.post(`${backend.url}/__mock/scenario`, { data: { id: 'product-last-one' } })
  expect(started.ok()).toBe(true)
  const [first, second] = [await openBuyer(browser), await openBuyer(browser)]
  const windows = [await openPayment(first), await openPayment(second)] as const

  await approveAndWaitForClose(windows[0])
  await expect(paidHeading(first)).toBeVisible()
  await approveAndWaitForClose(windows[1])
  await expect(second.getByRole('alert')).toContainText('품절되었어요')

  const product: unknown = await first.evaluate(async (url) => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`
    const body: unknown = await (await fetch(url, { headers: { authorization } })).json()
    return body
  }, `${backend.url}/v1/products/34`)
  expect(product).toMatchObject({ data: { product: { isSoldOut: true } } })
  for (const buyer of [first, second]) await buyer.context().close()
  expectTrustRow({
    table: 'races',
    situation: 'two users in two browser profiles are at the provider with the last piece',
    shown: 'one reads that it is paid, the other «… 품절되었어요», and pays nothing',
    stored: 'one paid order, no piece left',
  })
})
