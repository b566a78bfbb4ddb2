import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The axe violations of a page, or of an element of it by a selector: each rule with the first elements that break it. */
export async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify(within)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html, failureSummary }) => html.slice(0, 160) + ' ' + failureSummary).join(' | ')))`,
  )
}
