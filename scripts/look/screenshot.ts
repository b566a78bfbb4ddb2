import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { appearances, type Screen } from './screen.ts'

const MAX_HEIGHT = 3200
/** `Spinner` and `Skeleton`. */
const LOADING = 'main output:is([data-size], [data-shape])'
/** Milliseconds. */
const LOADING_TIMEOUT = 5000

export const widths = [390, 1440] as const

export interface ScreenshotOptions {
  readonly largeText: boolean
  readonly forcedColors: boolean
}

export interface Screenshot {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

/** Photographs a screen at one width in every language and theme. */
export async function takeScreenshots(browser: Browser, screen: Screen, width: number, options: ScreenshotOptions) {
  const isPhone = width === 390
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'ko-KR',
    forcedColors: options.forcedColors ? 'active' : 'none',
  })
  try {
    const page = await context.newPage()
    const screenshots: Screenshot[] = []
    for (const appearance of appearances) {
      await page.emulateMedia({ colorScheme: appearance.theme })
      await screen.show(page, appearance)
      await settle(page, options)
      screenshots.push(await capture(page, width))
    }
    return screenshots
  } finally {
    await context.close()
  }
}

type SettleOptions = Partial<Pick<ScreenshotOptions, 'largeText'>> & {
  /** Milliseconds for what is loading. */
  patience?: number
}

/** Waits for data, pictures and fonts. */
export async function settle(page: Page, { largeText = false, patience = LOADING_TIMEOUT }: SettleOptions = {}) {
  if (largeText) await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  // Some situations of stories stay loading, too.
  await page
    .waitForFunction((selector) => document.querySelector(selector) === null, LOADING, { timeout: patience })
    .catch(() => undefined)
  await loadPictures(page)
}

/** Waits for pictures and fonts. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    // A full-page screenshot includes lazy pictures.
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts.ready
  })
}

/** The whole page up to `MAX_HEIGHT`, on desktops at half size. */
export async function capture(page: Page, width: number): Promise<Screenshot> {
  // The browser does not paint what lies below its window.
  const style = '* { content-visibility: visible !important }'
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled', style })
  const { height } = await sharp(screenshot).metadata()
  const cropped = sharp(screenshot).extract({ left: 0, top: 0, width, height: Math.min(height, MAX_HEIGHT) })
  return cropped
    .resize(width === 390 ? 390 : 720)
    .png()
    .toBuffer({ resolveWithObject: true })
}
