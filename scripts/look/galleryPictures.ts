import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pictureName, pictureSize } from '../../mocks/gallery/pictures.ts'
import { scenarios } from '../../mocks/scenarios/catalogue.ts'
import type { Scenario, Seen } from '../../mocks/scenarios/scenario.ts'
import { browserArguments, findBrowser } from '../shared/browser.ts'
import { run } from '../shared/run.ts'
import { appScreen } from './appScreens.ts'
import { differs } from './differs.ts'
import { settle } from './screenshot.ts'
import { servePreview } from './storyScreens.ts'

export const folder = 'mocks/public/mock/pictures'
const outDir = '.cache/gallery'
const QUALITY = 42
/** Milliseconds, for a large world too. */
const START_TIMEOUT = 30_000

/**
 * Takes the picture of each wanted scenario's card in the gallery: its start route on a phone, in Korean, light. Those that look
 * different are saved in the folder, which mocked builds contain. Of a build: in development React's strict mode runs effects twice,
 * which some scenarios would show.
 */
export async function takeGallery(isWanted: (scenario: Scenario) => boolean): Promise<void> {
  const chosen = scenarios.filter(isWanted)
  if (chosen.length === 0) return console.log('No story of a scenario has changed since its picture. --all takes them again.')
  const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], {
    env: { VITE_API: 'mock', DEMO_BASE: '/', OUT_DIR: outDir },
    quiet: true,
  })
  if (code !== 0) throw new Error(output)
  const { base, close } = await servePreview(outDir)
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath !== undefined && { executablePath }) })
  mkdirSync(folder, { recursive: true })
  try {
    for (const scenario of chosen) await savePicture(browser, base, scenario)
  } finally {
    await browser.close()
    await close()
  }
}

/** In a context of its own, since worlds and workers stay in the browser. A failure is printed, and the others go on. */
async function savePicture(browser: Browser, base: string, { id, seen }: Scenario) {
  const file = join(folder, pictureName(id))
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    // A reload for the language could change what the scenario shows.
    await page.addInitScript(() => localStorage.setItem('language', 'ko'))
    await appScreen(base, { scenario: id }).show(page, { language: 'ko', theme: 'light' })
    for (const one of seen) await locate(page, one).first().waitFor({ timeout: START_TIMEOUT })
    await settle(page)
    const picture = sharp(await page.screenshot({ animations: 'disabled' })).resize(pictureSize)
    const bytes = await picture.avif({ quality: QUALITY, effort: 6 }).toBuffer()
    if (existsSync(file) && !(await differs(readFileSync(file), bytes))) return
    writeFileSync(file, bytes)
    console.log(file)
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  } finally {
    await context.close()
  }
}

/** An element that the scenario names; alerts and status messages are found by their text. */
function locate(page: Page, { role, name }: Seen) {
  const isUnnamed = role === 'alert' || role === 'status'
  return isUnnamed ? page.getByRole(role).filter({ hasText: name }) : page.getByRole(role, { name, exact: true })
}
