import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createServer, preview } from 'vite'
import { staticPaths } from '../../src/config/paths.ts'
import { browserArguments, findBrowser } from '../shared/browser.ts'
import { run } from '../shared/run.ts'

const usage = `npm run look [-- [--scenario NAME] [--large-text] [--forced-colors] [route or story ...]]
A route begins with / (all of them without an argument); anything else is a story's id or the beginning of one, e.g. ui-button.
A scenario is shown where it starts, or at the routes named, opened from its start as by a link.
Each page is saved as one picture in .cache/look: phone above, desktop below, Korean and English, light and dark.
--large-text doubles the root's font size, --forced-colors emulates the system's high contrast.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    'large-text': { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

const folder = '.cache/look'
const built = '.cache/storybook'
const tallest = 3200
const widths = [390, 1440] as const
/** The route where a scenario starts. */
const START = ''
const looks = ['ko', 'en'].flatMap((language) => ['light', 'dark'].map((theme) => ({ language, theme })))

interface Screen {
  name: string
  address: (look: { language: string; theme: string }) => string
  /** Opened after the scenario has started. */
  route?: string
}

if (values.help === true) console.log(usage)
else await look()

async function look() {
  const named = positionals.filter((word) => word.startsWith('/'))
  const everywhere = values.scenario === undefined ? staticPaths : [START]
  const routes = positionals.length === 0 ? everywhere : named
  const stories = positionals.filter((word) => !word.startsWith('/'))
  const servers = [
    ...(routes.length > 0 ? [await serveApp(routes)] : []),
    ...(stories.length > 0 ? [await serveStories(stories)] : []),
  ]
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath !== undefined && { executablePath }) })
  mkdirSync(folder, { recursive: true })
  for (const { screens } of servers) for (const screen of screens) await saveScreenshots(browser, screen)
  await browser.close()
  for (const { close } of servers) await close()
}

async function serveApp(routes: readonly string[]) {
  const server = await createServer({
    server: { port: 5199, strictPort: false },
    logLevel: 'error',
    cacheDir: '.cache/vite-look',
  })
  await server.listen()
  const [home = ''] = server.resolvedUrls?.local ?? []
  const { scenario } = values
  const screens = routes.map((route): Screen => {
    const name = nameOf(`${route} ${scenario ?? ''}`)
    if (scenario === undefined) return { name, address: () => new URL(route, home).href }
    const address = new URL(`?scenario=${scenario}`, home).href
    return { name, address: () => address, ...(route === START ? {} : { route }) }
  })
  return { screens, close: () => server.close() }
}

async function serveStories(beginnings: readonly string[]) {
  const { code, output } = await run('storybook', ['build', '-o', built, '--quiet', '--disable-telemetry'], { quiet: true })
  if (code !== 0) throw new Error(output)
  const server = await preview({ build: { outDir: built }, preview: { port: 5198, strictPort: false }, configFile: false })
  const [home = ''] = server.resolvedUrls?.local ?? []
  const listed: unknown = await (await fetch(`${home}index.json`)).json()
  const ids = Object.keys(typeof listed === 'object' && listed !== null && 'entries' in listed ? Object(listed.entries) : {})
  const screens = ids
    .filter((id) => beginnings.some((beginning) => id.startsWith(beginning)))
    .map((id): Screen => ({
      name: id,
      address: ({ language, theme }) => `${home}iframe.html?id=${id}&viewMode=story&globals=language:${language};theme:${theme}`,
    }))
  return { screens, close: () => server.close() }
}

/** Combines eight screenshots into one picture, the desktop ones at half size. */
async function saveScreenshots(browser: Browser, { name, address, route }: Screen) {
  const rows = []
  for (const width of widths) {
    rows.push(await Promise.all(looks.map((one) => takeScreenshot(browser, { width, address: address(one), route, ...one }))))
  }
  const gap = 24
  const pictures: { input: Buffer; left: number; top: number }[] = []
  let top = gap
  let right = 0
  for (const row of rows) {
    let left = gap
    for (const { data, info } of row) {
      pictures.push({ input: data, left, top })
      left += info.width + gap
    }
    right = Math.max(right, left)
    top += Math.max(...row.map(({ info }) => info.height)) + gap
  }
  const file = join(folder, `${name}.png`)
  const sheet = sharp({ create: { width: right, height: top, channels: 3, background: '#7c857c' } }).composite(pictures)
  writeFileSync(file, await sheet.png().toBuffer())
  console.log(file)
}

interface Shot {
  width: number
  address: string
  route: string | undefined
  language: string
  theme: string
}

async function takeScreenshot(browser: Browser, { width, address, route, language, theme }: Shot) {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    isMobile: width === 390,
    hasTouch: width === 390,
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: values['forced-colors'] ? 'active' : 'none',
  })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  const page = await context.newPage()
  await page.goto(address)
  // A scenario prepares its world, then opens its start page.
  await page.waitForURL((url) => !url.searchParams.has('scenario'))
  if (route !== undefined) await navigate(page, route)
  await page.waitForLoadState('networkidle')
  if (values['large-text']) await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await page.waitForSelector('body:not(.sb-show-preparing-story):not(.sb-show-preparing-docs)')
  // A loading state is an `output`.
  await page
    .waitForFunction(() => document.querySelector('main output') === null, undefined, { timeout: 5000 })
    .catch(() => undefined)
  await page.evaluate(async () => {
    const pictures = [...document.images]
    // A full-page screenshot includes lazy pictures.
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts.ready
  })
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await context.close()
  const { height } = await sharp(shot).metadata()
  const cut = sharp(
    await sharp(shot)
      .extract({ left: 0, top: 0, width, height: Math.min(height, tallest) })
      .toBuffer(),
  )
  return cut
    .resize(width === 390 ? 390 : 720)
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** Navigates within the document, so that the scenario's world and clock stay. */
async function navigate(page: Page, route: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, route)
}

function nameOf(route: string) {
  return route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'landing'
}
