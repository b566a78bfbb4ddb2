import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '../shared/browser.ts'
import { allRoutes, openApp, type Target } from './appScreens.ts'
import { contactSheet } from './contactSheet.ts'
import type { Screen, ScreenSource } from './screen.ts'
import { takeScreenshots, widths, type ScreenshotOptions } from './screenshot.ts'
import { openStories } from './storyScreens.ts'

const folder = '.cache/look'

interface Options extends ScreenshotOptions {
  /** Routes and stories. */
  readonly names: readonly string[]
  readonly scenario: string | undefined
}

/** Takes pictures of routes and stories in both sizes, languages and themes. */
export async function look({ names, scenario, ...options }: Options): Promise<void> {
  const targets = targetsOf(names, scenario)
  const stories = names.filter((word) => !word.startsWith('/'))
  const sources: ScreenSource[] = []
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath !== undefined && { executablePath }) })
  mkdirSync(folder, { recursive: true })
  try {
    if (targets.length > 0) sources.push(await openApp(targets))
    if (stories.length > 0) sources.push(await openStories(stories))
    for (const screen of sources.flatMap(({ screens }) => screens)) await savePicture(browser, screen, options)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await browser.close()
    for (const { close } of sources) await close()
  }
}

function targetsOf(words: readonly string[], scenario: string | undefined): Target[] {
  const routes = words.length === 0 && scenario === undefined ? allRoutes : words.filter((word) => word.startsWith('/'))
  if (words.length === 0 && scenario !== undefined) return [{ scenario }]
  return routes.map((route) => ({ route, scenario }))
}

async function savePicture(browser: Browser, screen: Screen, options: ScreenshotOptions) {
  const rows = await Promise.all(widths.map((width) => takeScreenshots(browser, screen, width, options)))
  const file = join(folder, `${screen.name}.png`)
  writeFileSync(file, await contactSheet(rows))
  console.log(file)
}
