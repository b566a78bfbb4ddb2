import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Appearance, Screen } from './screen.ts'

/** The size of a window, in CSS px. */
const windowSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

type Device = keyof typeof windowSizes

/** Milliseconds, for a story with its play function. */
const STORY_TIMEOUT = 60_000
/** Of the pictures: worlds begin at the present day, whose dates would differ on every run. */
const NOW = new Date('2026-11-20T12:00:00+09:00')

/** A window for pictures that are the same on every run: Korean time, no motion. */
export const pictureContext = (device: Device) => ({
  viewport: windowSizes[device],
  isMobile: device === 'phone',
  hasTouch: device === 'phone',
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  contextOptions: { reducedMotion: 'reduce' as const },
})

export function newPictureContext(browser: Browser, device: Device): Promise<BrowserContext> {
  const { contextOptions, ...options } = pictureContext(device)
  return browser.newContext({ ...options, ...contextOptions })
}

/** Shows a story at a fixed time, once its play function has ended. */
export async function showStory(page: Page, screen: Screen, appearance: Appearance): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await screen.show(page, appearance)
  await waitUntilPlayed(page, screen.name, appearance)
}

/** Shows another story in a window that has one: loading Storybook for each of hundreds would take most of the time. */
export async function switchStory(page: Page, story: string, appearance: Appearance): Promise<void> {
  await page.evaluate((storyId) => {
    const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
    Reflect.get(Object(channel), 'emit').call(channel, 'setCurrentStory', { storyId, viewMode: 'story' })
  }, story)
  await waitUntilPlayed(page, story, appearance)
}

/** Waits for the end of the play function and for the language, which comes after it; a story that fails is no picture. */
async function waitUntilPlayed(page: Page, story: string, { language, theme }: Appearance) {
  const end = await page.waitForFunction(
    (wanted) => {
      const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
      const render: unknown = Reflect.get(Object(preview), 'currentRender')
      if (document.body.classList.contains('sb-show-errordisplay')) return 'fails'
      const { lang, dataset } = document.documentElement
      // A story's own settings come before those of the address.
      const own: unknown = Reflect.get(Object(Reflect.get(Object(render), 'story')), 'storyGlobals')
      const { language, theme } = Object.assign({}, wanted, own)
      const isShown = Reflect.get(Object(render), 'id') === wanted.story && lang === language && dataset['theme'] === theme
      if (Reflect.get(Object(render), 'phase') !== 'finished' || !isShown) return false
      // The channel keeps an event's last arguments: those of a story before are not this one's.
      const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
      const thrown: unknown = Reflect.get(Object(channel), 'data')?.playFunctionThrewException
      const isOwn = thrown !== undefined && thrown !== Reflect.get(globalThis, 'lastThrown')
      Reflect.set(globalThis, 'lastThrown', thrown)
      return isOwn ? `fails: ${String(Reflect.get(Object(Reflect.get(Object(thrown), 0)), 'message')).split('\n')[0]}` : 'ends'
    },
    { story, language, theme },
    { timeout: STORY_TIMEOUT },
  )
  const result = await end.jsonValue()
  if (result !== 'ends') throw new Error(`The story ${story} ${result}`)
  await page.evaluate(() => {
    const focused = document.activeElement
    // An open menu closes when the focus leaves it.
    if (focused instanceof HTMLElement && focused.closest(':has(> [aria-expanded="true"])') === null) focused.blur()
    scrollTo(0, 0)
  })
}
