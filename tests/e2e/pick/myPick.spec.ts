import type { CDPSession, Page } from '@playwright/test'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

const dialog = (page: Page) => page.getByRole('dialog', { name: '나의 Pick' })
const place = (page: Page) => dialog(page).getByText(/^\d \/ \d$/)
const carousel = (page: Page) => dialog(page).getByRole('region', { name: '나의 Pick' })
const track = (page: Page) => carousel(page).locator('[data-dragging]')
const slide = (page: Page) => track(page).locator('> :not([inert])')

type Finger = { down: () => Promise<unknown>; go: (way: number) => Promise<unknown>; up: () => Promise<unknown> }

/** Touches in the middle of the picture. */
async function finger(page: Page): Promise<Finger> {
  // Animations would move the picture too.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const box = await slide(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: () => touch('touchStart', [{ x, y }]),
    go: (way) => touch('touchMove', [{ x: x + way, y }]),
    up: () => touch('touchEnd', []),
  }
}

const left = async (page: Page) => (await slide(page).boundingBox())?.x ?? Number.NaN

test('[PICK-10] a drag moves the picture by a third at most and turns it over 100 px', { tag: '@core' }, async ({ page }) => {
  await openScenario(page, 'mock', 'my-pick')
  await page.getByRole('button', { name: '나의 Pick 확인하기' }).click()
  await expect(place(page)).toHaveText('1 / 3')
  await expect(slide(page)).toBeVisible()
  const width = await track(page).evaluate(({ clientWidth }) => clientWidth)

  await test.step('60 px: it follows and returns', async () => {
    const one = await finger(page)
    const home = await left(page)
    await one.down()
    for (const way of [-20, -40, -60]) await one.go(way)
    await expect.poll(async () => Math.round((await left(page)) - home)).toBe(-60)
    await one.up()
    await expect(place(page)).toHaveText('1 / 3')
    await expect.poll(async () => Math.round((await left(page)) - home)).toBe(0)
  })

  await test.step('300 px: it follows a third of the way, the next picture comes in 300 ms', async () => {
    const one = await finger(page)
    const home = await left(page)
    await one.down()
    for (const way of [-60, -160, -300]) await one.go(way)
    await expect.poll(async () => Math.round(home - (await left(page)))).toBe(Math.round(width / 3))
    await one.up()
    await expect(place(page)).toHaveText('2 / 3')
    expect(await slide(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.3s')
  })

  await test.step('to the right over 100 px twice: the last picture follows the first', async () => {
    for (const shown of ['1 / 3', '3 / 3']) {
      const one = await finger(page)
      await one.down()
      for (const way of [40, 90, 130]) await one.go(way)
      await one.up()
      await expect(place(page)).toHaveText(shown)
    }
  })
})
