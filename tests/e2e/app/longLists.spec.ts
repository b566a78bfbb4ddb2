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

type Seen = { name: string | null | undefined; top: number }

/** The cards in view with their distance from its top. */
const inView = (page: Page): Promise<Seen[]> =>
  cards(page).evaluateAll((all) =>
    all
      .map((card) => ({ name: card.querySelector('h3')?.textContent ?? card.ariaLabel, box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
      .map(({ name, box }) => ({ name, top: box.top })),
  )

/** `closeTo` allows half of `10 ** -digits`: less than one pixel, to which browsers round what is scrolled. */
const ONE_PIXEL = -Math.log10(2)
const near = (seen: Seen[]) => seen.map(({ name, top }) => ({ name, top: expect.closeTo(top, ONE_PIXEL) }))

const jump = (page: Page, part: number) =>
  page.evaluate((ratio) => scrollTo(0, document.documentElement.scrollHeight * ratio), part)

/** Waits until two looks, one frame apart, see the same. */
async function settled(page: Page): Promise<Seen[]> {
  let last: Seen[] = []
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

const lists = [
  { ids: 'NAV-10, OPEN-45', of: 'products', scenario: 'shop-browse', path: '/v1/products', count: 1500 },
  {
    ids: 'NAV-10, ORD-01, OPEN-45',
    of: 'userOrders',
    scenario: 'orders-every-status',
    path: '/v1/users/:id/orders',
    count: 500,
  },
] as const

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const { ids, of, scenario, path, count } of lists)
    test(`[${ids}] back and find in page reach the same of ${count} ${of}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openScenario(page, 'mock', scenario)
      await multiply(page, of, path, count)
      for (const part of [0.2, 0.45, 0.7]) await jump(page, part)
      const left = await settled(page)
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/cart"]')?.click())
      await expect(page.getByRole('heading', { level: 1, name: '장바구니' })).toBeVisible()
      await page.goBack()
      await expect.poll(() => inView(page)).toEqual(near(left))
      // By the wheel, which ends the restoration: for two more frames it would undo another scroll.
      await page.mouse.wheel(0, -300)
      await expect.poll(() => inView(page)).not.toEqual(near(left))
      await page.mouse.wheel(0, 300)
      await expect.poll(() => inView(page)).toEqual(near(left))
      expect(await settled(page)).toEqual(near(left))

      const lastButOne = cards(page).nth(count - 2)
      const name = await lastButOne.locator('h3, header [translate="no"]').textContent()
      expect(await find(page, name ?? '')).toBe(true)
      await expect(lastButOne).toBeInViewport()
    })
