import type { Page } from '@playwright/test'
import { settle } from '../../../scripts/look/screenshot.ts'
import { badLines } from '../../../stories/support/badLines.ts'
import { expect } from '../../e2e/support/test.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** The bad line ends of the app's page in a window, in both languages at three widths. Leaves it in English. */
export async function findBadLines(window: Page): Promise<string[]> {
  const found: string[] = []
  for (const language of ['ko', 'en']) {
    if (language === 'en') {
      await window.evaluate(() => localStorage.setItem('language', 'en'))
      await window.reload()
    }
    await expect(window.locator('html')).toHaveAttribute('lang', language)
    for (const size of sizes) {
      await window.setViewportSize(size)
      await settle(window)
      for (const line of await window.evaluate(badLines)) found.push(`${language}, ${size.width} px: ${line}`)
    }
  }
  return found
}
