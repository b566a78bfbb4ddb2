import { expect, type Locator, type Page } from '@playwright/test'

/** Sends touches at these points, as fingers do. */
export async function touchScreen(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Touches the middle of an element. Distances are from there to the right. */
export async function touchMiddle(page: Page, element: Locator) {
  // Animations would move the element too.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const box = await element.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const touch = await touchScreen(page)
  await touch('touchStart', { x, y })
  return {
    move: async (...distances: number[]) => {
      for (const distance of distances) await touch('touchMove', { x: x + distance, y })
    },
    lift: () => touch('touchEnd'),
  }
}
