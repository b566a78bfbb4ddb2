import type { Locator } from '@playwright/test'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** The bars and their labels, as rendered. */
async function barsOf(figure: Locator) {
  await expect(figure.locator('[data-mine]').first()).toBeVisible()
  return figure.locator('li').evaluateAll((items) =>
    items.map((item) => ({
      length: item.querySelector('[data-mine]')?.getBoundingClientRect().width ?? Number.NaN,
      figure: Number(/(\d+)(?:%|명)/.exec(item.textContent ?? '')?.[1]),
      medal: /^\d/.exec(item.textContent ?? '')?.[0],
    })),
  )
}

/** Every bar has the length of its figure on the scale of the first, within half a pixel. */
function expectProportional(bars: { length: number; figure: number }[]) {
  const longest = bars.reduce((best, bar) => (bar.figure > best.figure ? bar : best))
  expect(longest.length).toBeGreaterThan(20)
  for (const { length, figure } of bars) {
    expect(Math.abs(length - (longest.length * figure) / longest.figure), `${figure} of ${longest.figure}`).toBeLessThan(0.5)
  }
}

for (const width of [390, 1440]) {
  test(`[TREND-02, TREND-04, TREND-08] bars are as long as their figures, ties included, at ${width} px`, async ({
    page,
    mode,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openScenario(page, mode, 'trend-archive')
    const top = await barsOf(page.locator('figure', { has: page.getByRole('heading', { name: 'Top 5' }) }))
    expect(top).toHaveLength(5)
    expectProportional(top)
    const [first, second] = top
    expect(first?.figure, 'the scenario has two first places').toBe(second?.figure)
    expect([first?.medal, second?.medal]).toEqual(['1', '1'])
    expect(first?.length).toBe(second?.length)
    expect(top.map(({ medal }) => medal)[2]).toBe('3')

    const ages = await barsOf(page.locator('figure', { has: page.getByRole('heading', { name: '연령대별 Pick' }) }))
    expect(ages).toHaveLength(15)
    expectProportional(ages)
  })
}
