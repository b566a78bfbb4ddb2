import { expect, test } from '../support/test.ts'

test('[NAV-11] the placeholder of a page that loads is invisible for the first moments', async ({ page }) => {
  let isReleased = false
  await page.route(/ForbiddenPage-.*\.js/, async (route) => {
    await expect.poll(() => isReleased).toBe(true)
    await route.continue()
  })
  await page.goto('./forbidden', { waitUntil: 'commit' })
  const placeholder = page.getByRole('main').locator('[class*=placeholder]')
  await expect(placeholder).toBeAttached()
  const fading = () =>
    placeholder.evaluate((element) => {
      const [animation] = element.getAnimations()
      const { delay, fill } = animation?.effect?.getTiming() ?? {}
      const [first] = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
      return { delay, fill, opacity: first?.['opacity'] }
    })
  // Its style sheet may arrive after it.
  await expect.poll(fading).toEqual({ delay: 300, fill: 'both', opacity: '0' })
  isReleased = true
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(placeholder).toHaveCount(0)
})
