import { existsSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { settle } from '../../scripts/look/settle.ts'
import { productComponents, storiesId } from '../../stories/productComponents.ts'
import { screens } from '../../stories/screens.ts'

type Appearance = { readonly theme: string; readonly language: string }

/** Windows of two, since a picture of more than the window makes long lists remove their rows. */
const phone = { viewport: { width: 390, height: 1688 }, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 1800 }, isMobile: false, hasTouch: false }

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
const index: { readonly entries: object } = await (await fetch(`${base}index.json`)).json()
const all = Object.keys(index.entries)
const components = all.filter((id) => componentIds.some((start) => id.startsWith(start)))
const screenIds = screens.filter((story) => all.includes(story))

for (const [at, { device, ...appearance }] of appearances.entries()) {
  const inThis = components.filter((_, no) => at === (no % 2) * 3)
  test.describe([device, appearance.theme, appearance.language].join(' '), () => {
    test.use({
      ...(device === 'phone' ? phone : desktop),
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const story of [...screenIds, ...inThis])
      test(story, async ({ page }, testInfo) => {
        const name = `${story}-${device}-${appearance.theme}-${appearance.language}.png`
        const isComparing = testInfo.config.updateSnapshots === 'none'
        test.skip(isComparing && !existsSync(testInfo.snapshotPath(name)), 'a new story')
        await showStory(page, story, appearance)
        await settle(page, 1500)
        await expect(page).toHaveScreenshot(name)
      })
  })
}

/** Shows a story at a fixed time, since worlds begin at the present day, once its play function has ended. */
async function showStory(page: Page, id: string, { theme, language }: Appearance) {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+09:00'))
  // Accessibility is checked by the stories' tests.
  await page.goto(`${base}iframe.html?id=${id}&viewMode=story&globals=language:${language};theme:${theme};a11y.manual:!true`)
  const end = await page.waitForFunction(
    (wanted) => {
      if (document.body.classList.contains('sb-show-errordisplay')) return 'fails'
      const render: unknown = Reflect.get(Object(Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')), 'currentRender')
      if (Reflect.get(Object(render), 'phase') !== 'finished') return false
      // A story's own settings come before those of the address; the language is switched after the play function.
      const own: unknown = Reflect.get(Object(Reflect.get(Object(render), 'story')), 'storyGlobals')
      const { language, theme } = Object.assign({}, wanted, own)
      const { lang, dataset } = document.documentElement
      if (lang !== language || dataset['theme'] !== theme) return false
      const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
      const thrown: unknown = Reflect.get(Object(channel), 'data')?.playFunctionThrewException?.[0]
      return thrown === undefined ? 'ends' : `fails: ${String(Reflect.get(Object(thrown), 'message')).split('\n')[0]}`
    },
    { theme, language },
  )
  expect(await end.jsonValue()).toBe('ends')
  await page.evaluate(() => {
    const focused = document.activeElement
    // An open menu closes when the focus leaves it.
    if (focused instanceof HTMLElement && focused.closest(':has(> [aria-expanded="true"])') === null) focused.blur()
    scrollTo(0, 0)
  })
}
