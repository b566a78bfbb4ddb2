import type { Page } from '@playwright/test'
import { openScenario, waitForReplies } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// By CSS: a role takes seconds to find among so many.
const cards = (page: Page) => page.locator('main article')

/** Replies to a list with `count` copies of its first item, each with a number of its own. */
async function multiply(page: Page, operation: string, path: string, count: number): Promise<void> {
  await waitForReplies(page, operation)
  await page.evaluate(
    async ([name, address, length]) => {
      const found = (await window.__mock.requestLog()).find((each) => each.operation === name)
      const reply = JSON.parse(found?.reply ?? '')
      const copy = (_: unknown, at: number) => {
        const item = reply.data[at % reply.data.length]
        const id = at + 1
        return { ...item, id, ...('orderId' in item ? { orderId: `20261121-${id}` } : { name: `${item.name} ${id}` }) }
      }
      const { userId } = localStorage
      const data = Array.from({ length }, copy)
      await window.__mock.addOverride({ method: 'GET', path: address.replace(':id', userId), reply: { ...reply, data } })
    },
    [operation, path, count] as const,
  )
  await page.reload()
  await expect(cards(page)).toHaveCount(count, { timeout: 30_000 })
}

/** The cards in view with their distance from its top, in whole px. */
const inView = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all
      .map((card) => ({ name: card.querySelector('h3')?.textContent ?? card.ariaLabel, box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
      .map(({ name, box }) => `${name} ${Math.round(box.top)}`),
  )

const jump = (page: Page, part: number) =>
  page.evaluate((ratio) => scrollTo(0, document.documentElement.scrollHeight * ratio), part)

/** Waits until two looks, one frame apart, see the same. */
async function settled(page: Page): Promise<string[]> {
  let last: string[] = []
  await expect
    .poll(async () => {
      const before = last
      last = await inView(page)
      return last.length > 0 && JSON.stringify(before) === JSON.stringify(last)
    })
    .toBe(true)
  return last
}

/** The browser's own search (find in page). */
const find = (page: Page, text: string) => page.evaluate((words) => Reflect.get(window, 'find').call(window, words), text)

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`[NAV-10, OPEN-45] back finds the same of 1,500 products, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openScenario(page, 'mock', 'shop-browse')
    await multiply(page, 'products', '/v1/products', 1500)
    for (const part of [0.2, 0.45, 0.7]) await jump(page, part)
    const left = await settled(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/cart"]')?.click())
    await expect(page.getByRole('heading', { level: 1, name: '장바구니' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => inView(page)).toEqual(left)
    await page.evaluate(() => scrollBy(0, -300))
    await page.evaluate(() => scrollBy(0, 300))
    expect(await settled(page)).toEqual(left)

    const last = (await cards(page).last().getByRole('heading').textContent()) ?? ''
    expect(await find(page, last)).toBe(true)
    await expect(cards(page).last()).toBeInViewport()
  })

  test(`[NAV-10, ORD-01, OPEN-45] back finds the same of 500 orders, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openScenario(page, 'mock', 'orders-every-status')
    await multiply(page, 'userOrders', '/v1/users/:id/orders', 500)
    for (const part of [0.2, 0.45, 0.7]) await jump(page, part)
    const left = await settled(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/cart"]')?.click())
    await expect(page.getByRole('heading', { level: 1, name: '장바구니' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => inView(page)).toEqual(left)

    expect(await find(page, '20261121-499')).toBe(true)
    await expect(cards(page).nth(498)).toBeInViewport()
  })
}
