import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The axe violations of a page, or of an element of it by a selector: each rule with the first elements that break it. */
export async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  await finishAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify(within)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html, failureSummary }) => html.slice(0, 160) + ' ' + failureSummary).join(' | ')))`,
  )
}

/** Longer animations, such as that of a placeholder, show no text. */
const ANIMATION_MAX_MS = 1000

/** Waits for short animations: a text that fades in, or a color that changes, may lack contrast which it has at the end. */
const finishAnimations = (page: Page) =>
  page.evaluate(async (max) => {
    const running = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= max)
    await Promise.allSettled(running.map(({ finished }) => finished))
  }, ANIMATION_MAX_MS)
