import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { settle } from '../../scripts/look/screenshot.ts'
import { pictureContext, showStory } from '../../scripts/look/storyPictures.ts'
import { readStoryIds, storyScreen } from '../../scripts/look/storyScreens.ts'
import { productComponents, storiesId } from '../../stories/productComponents.ts'
import { screens } from '../../stories/situations.ts'

/** Every pair of size, theme and language once: four of eight find what goes wrong in one of them or in two together. */
const appearances = [
  { device: 'phone', theme: 'light', language: 'ko' },
  { device: 'phone', theme: 'dark', language: 'en' },
  { device: 'desktop', theme: 'light', language: 'en' },
  { device: 'desktop', theme: 'dark', language: 'ko' },
] as const

/** The folders whose stories are components; the first of two stories in the first appearance, the second in the last. */
const componentIds = ['ui-', ...productComponents.map((component) => `${storiesId(component)}--`)]

const base = process.env['STORIES_URL'] ?? ''
const all = await readStoryIds(base)
const components = all.filter((id) => componentIds.some((start) => id.startsWith(start)))
const screenIds = screens.map(({ story }) => story).filter((story) => all.includes(story))

for (const [at, { device, ...appearance }] of appearances.entries()) {
  const inThis = components.filter((_, no) => at === (no % 2) * 3)
  test.describe([device, appearance.theme, appearance.language].join(' '), () => {
    // A window of two, since a picture of more than the window makes long lists remove their rows.
    const { viewport, ...context } = pictureContext(device)
    test.use({ ...context, viewport: { ...viewport, height: 2 * viewport.height } })

    for (const story of [...screenIds, ...inThis])
      test(story, async ({ page }, testInfo) => {
        const name = `${story}-${device}-${appearance.theme}-${appearance.language}.png`
        const isComparing = testInfo.config.updateSnapshots === 'none'
        test.skip(isComparing && !existsSync(testInfo.snapshotPath(name)), 'a new story')
        await showStory(page, storyScreen(base, story), appearance)
        await settle(page, { patience: 1500 })
        await expect(page).toHaveScreenshot(name)
      })
  })
}
