import { expect, type Page } from '@playwright/test'

export const wall = (page: Page) => page.getByRole('list', { name: '피커들의 메모' })
export const memoCards = (page: Page) => page.locator('main article')

/** Positions in the list of the cards in the viewport. */
export function visiblePositions(page: Page) {
  return wall(page).evaluate((list) =>
    [...list.children]
      .filter((place) => {
        const { top, bottom } = place.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .map((place) => Number(place.getAttribute('aria-posinset'))),
  )
}

/** Scrolls to a part of the page's height at once. */
export async function jumpTo(page: Page, part: number) {
  await page.evaluate((ratio) => scrollTo(0, document.documentElement.scrollHeight * ratio), part)
  await expect.poll(async () => (await visiblePositions(page)).length).toBeGreaterThan(0)
}
