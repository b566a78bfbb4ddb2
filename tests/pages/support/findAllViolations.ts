import type { Page } from '@playwright/test'
import { settle, widths } from '../../../scripts/look/screenshot.ts'
import { findViolations } from '../../e2e/support/axe.ts'
import { expect } from '../../e2e/support/test.ts'
import type { ShownPage } from './appPages.ts'

/** The axe violations of the window of a page, at both widths, light and dark. */
export async function findAllViolations(window: Page, { isLoading }: ShownPage): Promise<string[]> {
  await expect(window.locator('h1, h2').filter({ visible: true })).not.toHaveCount(0)
  const violations: string[] = []
  for (const width of widths) {
    await window.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await window.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle(window, { isLoading })
      for (const violation of await findViolations(window)) violations.push(`${width} px, ${colorScheme}: ${violation}`)
    }
  }
  return violations
}
