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
A scenario is looked at where it starts, or at the routes named: each is gone to from there, as by a link.
Each gets one sheet under .cache/look: phone above, desktop below, Korean and English, light and dark.
--large-text doubles the root's font size, --forced-colors is the high contrast of the system.`

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
/** Stands for wherever a scenario starts. */
const START = ''
const looks = ['ko', 'en'].flatMap((language) => ['light', 'dark'].map((theme) => ({ language, theme })))

interface Screen {
  name: string
  address: (look: { language: string; theme: string }) => string
  /** Where to go once the scenario has begun. */
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
  for (const { screens } of servers) for (const screen of screens) await photograph(browser, screen)
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

/** Eight pictures on one sheet, the desktops at half their size. */
async function photograph(browser: Browser, { name, address, route }: Screen) {
  const rows = []
  for (const width of widths) {
    rows.push(await Promise.all(looks.map((one) => shoot(browser, { width, address: address(one), route, ...one }))))
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

async function shoot(browser: Browser, { width, address, route, language, theme }: Shot) {
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
  // A scenario prepares its world, then replaces this page by the one it starts at.
  await page.waitForURL((url) => !url.searchParams.has('scenario'))
  if (route !== undefined) await goThere(page, route)
  await page.waitForLoadState('networkidle')
  if (values['large-text']) await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await page.waitForSelector('body:not(.sb-show-preparing-story):not(.sb-show-preparing-docs)')
  // What is still fetched says so in a status.
  await page
    .waitForFunction(() => document.querySelector('main output') === null, undefined, { timeout: 5000 })
    .catch(() => undefined)
  await page.evaluate(async () => {
    const pictures = [...document.images]
    // What is below the fold is on the picture too.
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

/** As by a link: the document, and with it the scenario's world and clock, stay. */
async function goThere(page: Page, route: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, route)
}

function nameOf(route: string) {
  return route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'landing'
}
