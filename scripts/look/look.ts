import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, findBrowser } from '../shared/browser.ts'
import { allRoutes, openApp, type Target } from './appScreens.ts'
import { contactSheet } from './contactSheet.ts'
import type { Screen, ScreenSource } from './screen.ts'
import { takeScreenshots, widths, type ScreenshotOptions } from './screenshot.ts'
import { openStories } from './storyScreens.ts'

const usage = `npm run look [-- [--scenario NAME] [--large-text] [--forced-colors] [route or story ...]]
A route begins with / (all of them without an argument); anything else is a story's id or the beginning of one, e.g. ui-button.
Routes that need a session are opened from a scenario that has one. --scenario NAME opens that scenario at its start, or the routes
named from its start. A route that redirects is an error.
Each page is saved as one picture in .cache/look: phone above, desktop below, Korean and English, light and dark.
--large-text doubles the root's font size, --forced-colors emulates the system's high contrast.`

const folder = '.cache/look'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    'large-text': { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help === true) console.log(usage)
else await look()

async function look() {
  const targets = targetsOf(positionals)
  const stories = positionals.filter((word) => !word.startsWith('/'))
  const sources: ScreenSource[] = []
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath !== undefined && { executablePath }) })
  const options = { largeText: values['large-text'], forcedColors: values['forced-colors'] }
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

function targetsOf(words: readonly string[]): Target[] {
  const { scenario } = values
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
