import type { Page } from '@playwright/test'

/** The sum of the page's layout shifts without a press before them: 0.1 and less is good (https://web.dev/articles/cls). */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords().map((entry) => {
      const { value, hadRecentInput }: { value: number; hadRecentInput: boolean } = entry.toJSON()
      return hadRecentInput ? 0 : value
    })
    return shifts.reduce((sum, value) => sum + value, 0)
  })
}
