import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { openRoute, type Target } from './openRoute.ts'
import { settle } from './settle.ts'

const folder = '.cache/look'
/** Of a picture, in px. */
const MAX_HEIGHT = 3200

/** Takes two pictures of each target, phone and desktop, on the development server: Korean and English, light and dark. */
export async function lookAtRoutes(browser: Browser, targets: readonly Target[]): Promise<void> {
  const server = await createServer({ server: { port: 5199 }, logLevel: 'error', cacheDir: '.cache/vite-look' })
  await server.listen()
  const [base = ''] = server.resolvedUrls?.local ?? []
  mkdirSync(folder, { recursive: true })
  try {
    for (const target of targets) {
      const name = `${target.route ?? ''} ${target.scenario ?? ''}`.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '')
      for (const width of [390, 1440]) {
        const file = join(folder, `${name || 'landing'}-${width}.png`)
        const screenshots = await takeScreenshots(browser, base, target, width)
        await sharp(screenshots, { join: { across: 4, shim: 24, background: '#7c857c' } }).toFile(file)
        console.log(file)
      }
    }
  } finally {
    await server.close()
  }
}

/** At one width in every language and theme; on desktops at half size. */
async function takeScreenshots(browser: Browser, base: string, target: Target, width: number): Promise<Buffer[]> {
  const isPhone = width === 390
  const viewport = { width, height: isPhone ? 844 : 900 }
  const screenshots: Buffer[] = []
  for (const language of ['ko', 'en'] as const) {
    const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone, locale: 'ko-KR' })
    try {
      const page = await openRoute(context, base, target, language)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await settle(page)
        // The browser does not paint what lies below its window.
        const style = '* { content-visibility: visible !important }'
        const whole = await page.screenshot({ fullPage: true, animations: 'disabled', style })
        const { height } = await sharp(whole).metadata()
        const upper = sharp(whole).extract({ left: 0, top: 0, width, height: Math.min(height, MAX_HEIGHT) })
        screenshots.push(
          await upper
            .resize(isPhone ? 390 : 720)
            .png()
            .toBuffer(),
        )
      }
    } finally {
      await context.close()
    }
  }
  return screenshots
}
