import { expect, type Page } from '@playwright/test'
import { openScenario } from './scenario.ts'
import type { Mode } from './sites.ts'

/** Opens the form of the first line without a review. Returns the text of its button. */
export async function openReviewForm(page: Page, mode: Mode, scenario: string): Promise<string> {
  await openScenario(page, mode, scenario)
  await expect(page.getByRole('list', { name: '주문 목록' })).toBeVisible()
  const begin = page.getByRole('button', { name: /리뷰 쓰기$/ }).first()
  // The list is virtual: only lines near the viewport are rendered.
  const scrollToIt = async () => {
    await page.mouse.wheel(0, 400)
    return begin.isVisible()
  }
  await expect.poll(scrollToIt).toBe(true)
  const words = (await begin.textContent()) ?? ''
  await begin.click()
  await expect(page.getByRole('textbox', { name: '리뷰' })).toBeVisible()
  return words
}
