import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { pictureName, pictureSize } from '../../mocks/gallery/pictures.ts'
import { scenarios } from '../../mocks/scenarios/catalogue.ts'
import type { Seen } from '../../mocks/scenarios/scenario.ts'
import { buildAndServe } from './buildAndServe.ts'
import { openRoute } from './openRoute.ts'
import { settle } from './settle.ts'

const folder = 'mocks/public/mock/pictures'
const QUALITY = 42

/**
 * Takes the pictures of scenarios' cards in the gallery: the start route on a phone, in Korean, light. Of a build: in development
 * React's strict mode runs effects twice, which some scenarios would show.
 */
export async function takeGallery(browser: Browser, ids: readonly string[]): Promise<void> {
  const env = { VITE_API: 'mock', DEMO_BASE: '/', OUT_DIR: '.cache/gallery' }
  const { base, close } = await buildAndServe('vite', ['build', '--logLevel', 'warn'], env.OUT_DIR, { env })
  try {
    for (const { id, seen } of scenarios.filter((scenario) => ids.includes(scenario.id))) {
      const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ko-KR' }
      const context = await browser.newContext({ ...phone, colorScheme: 'light', reducedMotion: 'reduce' })
      const page = await openRoute(context, base, { scenario: id }, 'ko')
      for (const one of seen) await locate(page, one).first().waitFor()
      await settle(page)
      const file = join(folder, pictureName(id))
      const picture = sharp(await page.screenshot({ animations: 'disabled' })).resize(pictureSize)
      writeFileSync(file, await picture.avif({ quality: QUALITY, effort: 6 }).toBuffer())
      console.log(file)
      await context.close()
    }
  } finally {
    await close()
  }
}

/** An element that the scenario names; alerts and status messages are found by their text. */
function locate(page: Page, { role, name }: Seen) {
  const isUnnamed = role === 'alert' || role === 'status'
  return isUnnamed ? page.getByRole(role).filter({ hasText: name }) : page.getByRole(role, { name, exact: true })
}
