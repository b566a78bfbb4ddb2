import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { consoleTexts } from '../../../mocks/console/consoleTexts.ts'
import { handleTexts } from '../../../mocks/console/handleTexts.ts'
import { galleryTexts } from '../../../mocks/gallery/galleryTexts.ts'
import { languages } from '../../../src/texts/defineTexts.ts'
import { openProfile } from '../support/browserProfile.ts'
import { sites, urlOf } from '../support/sites.ts'
import { readSources } from '../support/sourceMaps.ts'
import { firstViewOf } from '../support/staticScripts.ts'
import { expect, test } from '../support/test.ts'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile())

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const digestsOf = (folder: string) => new Set(filesOf(folder).map((file) => digest(join(folder, file))))

/** The source files of a build, from its source maps. */
function sourcesOf(build: string) {
  const maps = filesOf(build).filter((file) => file.endsWith('.map'))
  return maps.flatMap((file) => readSources(join(build, file)))
}

const isMocks = (source: string) => /(^|\/)mocks?\/|node_modules\/(msw|@mswjs)\//.test(source)
const isEnglish = (source: string) => source.includes('db/seed/english/')
const isWorker = (file: string) => /(^|\/)sw\.js$|^mock\//.test(file)

const { real, mock, 'demo-404': demo } = sites

test('the English texts of the mock backend are a file of their own, which no page names and the real build has not', () => {
  const chunks = filesOf(mock.build).filter(
    (file) => file.endsWith('.js') && readSources(join(mock.build, `${file}.map`)).some(isEnglish),
  )
  expect(chunks).toEqual([expect.stringMatching(/^assets\/english-/)])
  for (const chunk of chunks) {
    const sources = readSources(join(mock.build, `${chunk}.map`))
    expect(sources.filter((source) => !isEnglish(source))).toEqual([])
    const pages = filesOf(mock.build).filter((file) => file.endsWith('.html'))
    expect(pages.filter((page) => readFileSync(join(mock.build, page), 'utf8').includes(chunk))).toEqual([])
  }
  const bare = filesOf(real.build).filter((file) => readFileSync(join(real.build, file), 'utf8').includes('A Slow Saturday Walk'))
  expect(bare).toEqual([])
})

/** The complete content of the worker script in the real build. */
const unregisteringWorker = `// A mocked build at this address had a service worker here, which browsers still run: it unregisters, and its pages reload.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(unregister()))

async function unregister() {
  const { scope } = self.registration
  await self.registration.unregister()
  const names = await caches.keys().catch(() => [])
  const ours = names.filter((name) => name.endsWith(scope) || name === \`pickers-mock:\${new URL(scope).pathname}\`)
  await Promise.allSettled(ours.map((name) => caches.delete(name)))
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url)
}
`

// Each search is first proven on the mocked build.
test('the real build has no module and no page of the mocks, its worker unregisters', { tag: '@core' }, () => {
  expect(sourcesOf(mock.build).filter(isMocks).length).toBeGreaterThan(0)
  expect(sourcesOf(real.build).length).toBeGreaterThan(0)
  expect(sourcesOf(real.build).filter(isMocks)).toEqual([])

  expect(filesOf(mock.build).filter(isWorker).length).toBeGreaterThan(1)
  expect(filesOf(real.build).filter(isWorker)).toEqual(['sw.js'])
  expect(readFileSync(join(real.build, 'sw.js'), 'utf8')).toBe(unregisteringWorker)
  const registering = filesOf(real.build).filter(
    (file) => file.endsWith('.js') && /MOCK_ACTIVATE|serviceWorker\.register/.test(readFileSync(join(real.build, file), 'utf8')),
  )
  expect(registering).toEqual([])
})

test('the real build has none of the files of mocks/public', () => {
  // The landing page's pictures belong to the app, although equal files are in mocks/public.
  const landing = digestsOf('src/features/landing')
  const mockFiles = filesOf('mocks/public')
    .map((file) => ({ file, hash: digest(join('mocks/public', file)) }))
    .filter(({ hash }) => !landing.has(hash))
  expect(mockFiles.length).toBeGreaterThan(0)
  const [mocked, bare] = [digestsOf(mock.build), digestsOf(real.build)]
  expect(mockFiles.filter(({ hash }) => !mocked.has(hash))).toEqual([])
  expect(mockFiles.filter(({ hash }) => bare.has(hash))).toEqual([])
})

/** The scripts, sheets and pages of a build as one text. */
const textOf = (build: string) =>
  filesOf(build)
    .filter((file) => /\.(js|css|html)$/.test(file))
    .map((file) => readFileSync(join(build, file), 'utf8'))
    .join('\n')

const consoleMarkers = [
  'mock-console',
  'mock/scenarios.html',
  'mock/pictures/',
  '__mock',
  ...languages.flatMap((language) => [
    handleTexts[language].open,
    consoleTexts[language].notLoaded,
    galleryTexts[language].searchHint,
  ]),
]

const consoleMarkersIn = (build: string) => {
  const text = textOf(build)
  return consoleMarkers.filter((marker) => text.includes(marker))
}

test('the real build has no byte of the console, its handle and the gallery', { tag: '@core' }, () => {
  expect(consoleMarkersIn(mock.build)).toEqual(consoleMarkers)
  expect(consoleMarkersIn(real.build)).toEqual([])
})

/** What the app's page of a mocked build says to itself before the app is loaded. */
const mockWords = /pickers-mock|scenario|persona/gi

test('the real build has no word of scenarios, personas and their storage; a mocked page has them all', { tag: '@core' }, () => {
  const page = readFileSync(join(mock.build, 'index.html'), 'utf8')
  expect(new Set(page.match(mockWords))).toEqual(new Set(['pickers-mock', 'scenario', 'persona']))
  // The script that unregisters an earlier build's worker names its caches.
  const files = filesOf(real.build).filter((file) => /\.(js|css|html|json|webmanifest)$/.test(file) && file !== 'sw.js')
  const wordy = files.filter((file) => readFileSync(join(real.build, file), 'utf8').match(mockWords) !== null)
  expect(wordy).toEqual([])
})

const hasRibbon = (build: string) => readFileSync(join(build, 'index.html'), 'utf8').includes('class="demo-ribbon"')

test('the demo has the console too, and alone a ribbon', () => {
  expect(consoleMarkersIn(demo.build)).toEqual(consoleMarkers)
  expect([demo, mock, real].map(({ build }) => hasRibbon(build))).toEqual([true, false, false])
})

test('[API-62] mocked builds ship the worker script of the installed MSW, byte for byte', () => {
  const published = readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')))
  for (const { build } of [mock, demo]) expect(readFileSync(join(build, 'mockServiceWorker.js')).equals(published)).toBe(true)
})

test('every build declares the order of CSS layers before its first style sheet', () => {
  for (const { build } of Object.values(sites)) {
    const pages = filesOf(build).filter((file) => file === 'index.html' || /^mock\/\w+\.html$/.test(file))
    for (const name of pages) {
      const page = readFileSync(join(build, name), 'utf8')
      const [order, sheet] = [page.search(/@layer reset, ?tokens, ?ui, ?features/), page.indexOf('rel="stylesheet"')]
      expect(order, `${build} ${name}`).toBeGreaterThan(0)
      if (sheet >= 0) expect(sheet, `${build} ${name}`).toBeGreaterThan(order)
    }
    expect(pages).toContain('index.html')
    const sheets = filesOf(build).filter((file) => file.startsWith('assets/') && file.endsWith('.css'))
    const names = sheets.flatMap((file) => readFileSync(join(build, file), 'utf8').match(/(?<=@layer )\w+/g) ?? [])
    expect(new Set(names)).toEqual(new Set(['reset', 'tokens', 'ui', 'features']))
  }
  expect(filesOf(demo.build).filter((file) => file.startsWith('mock/') && file.endsWith('.html'))).toHaveLength(8)
})

test('each build has the landing in both languages, and its page without it for other routes', () => {
  for (const { build, base } of Object.values(sites)) {
    const page = readFileSync(join(build, 'index.html'), 'utf8')
    const [, korean = '', english = ''] =
      /<div id="app">([^]*?)<\/div><template id="landing-en">([^]*?)<\/template>/.exec(page) ?? []
    const leads = ['마음에 드는 옷에', 'What you circle']
    const found = [korean, english].map((markup) => leads.map((lead) => markup.includes(lead)))
    expect(found, build).toEqual([
      [true, false],
      [false, true],
    ])
    const pictures = new Set([...page.matchAll(/[^"\s,]+\.avif/g)].map(([path]) => path))
    expect(pictures.size).toBe(20)
    expect([...pictures].filter((path) => !path.startsWith(base) || !existsSync(join(build, path.slice(base.length))))).toEqual(
      [],
    )
    for (const copy of ['404.html', 'shop.html', 'shop/index.html', 'login.html', 'login/index.html'])
      expect(readFileSync(join(build, copy), 'utf8')).toContain('<div id="app"></div>')
  }
})

/** The scripts of the landing. The template's files are for pages that start with the app. */
function landingScripts(build: string): string[] {
  const page = readFileSync(join(build, 'index.html'), 'utf8').replace(/<template id="app-files">.*?<\/template>/s, '')
  return [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
}

test('the landing of the real build loads at most 98 kB of compressed script', () => {
  const scripts = landingScripts(real.build)
  expect(scripts.length).toBeGreaterThan(1)
  const bytes = scripts.map((file) => gzipSync(readFileSync(join(real.build, file))).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(98_000)
})

/** The pages' modules, below `src/features`. */
const pages = filesOf('src/features').filter((file) => /(Page|PaymentWindow)\.tsx$/.test(file))

/** The largest have bounds of their own. */
const mostBytes: Record<string, number> = {
  'checkout/CheckoutPage.tsx': 198_000,
  'guest/GuestOrdersPage.tsx': 197_000,
  'orders/OrdersPage.tsx': 201_000,
  'payment/PaymentResultPage.tsx': 200_000,
  'payment/PaymentFailPage.tsx': 198_000,
}

test('every page waits for at most 14 scripts, 9 style sheets and 194 kB of script', { tag: '@core' }, () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const page of pages) {
    const layout = /Orders|Profile|MyReviews/.test(page) ? ['src/features/account/AccountLayout.tsx'] : []
    const { scripts, sheets, bytes } = firstViewOf(real.build, `src/features/${page}`, ...layout)
    expect.soft(scripts, `${page}: scripts`).toBeLessThanOrEqual(14)
    expect.soft(sheets, `${page}: sheets`).toBeLessThanOrEqual(9)
    expect.soft(bytes, `${page}: bytes`).toBeLessThanOrEqual(mostBytes[page] ?? 194_000)
  }
})

test('the landing of a mocked build loads neither the mocks nor the contract', () => {
  const scripts = landingScripts(mock.build)
  expect(scripts).toContainEqual(expect.stringMatching(/\/loader-/))
  expect(scripts.filter((file) => /\/(mocks|contract)-/.test(file))).toEqual([])
})

test('every build has the app’s faces and their licence,', () => {
  for (const { build } of Object.values(sites)) {
    expect(readFileSync(join(build, 'fonts-licence.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE')
    const shipped = filesOf(build).filter((file) => file.endsWith('.woff2'))
    expect(new Set(shipped.map((file) => digest(join(build, file))))).toEqual(digestsOf('src/ui/fonts'))
  }
})

test('a browser can install the demo', async () => {
  // The headless shell and incognito windows report no errors for any page.
  const { browser, close } = await openProfile()
  const page = await browser.newPage()
  const devTools = await browser.newCDPSession(page)
  const errors = async () =>
    (await devTools.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId)
  const home = urlOf('demo-404')
  await page.goto(`${home}start/`)
  expect(await errors()).toEqual(['no-manifest'])
  await page.goto(`${home}login`)
  await expect.poll(errors).toEqual([])
  const { url, errors: mistakes, data = '' } = await devTools.send('Page.getAppManifest')
  expect(mistakes).toEqual([])
  const { start_url, scope }: Record<string, string> = JSON.parse(data)
  for (const address of [start_url, scope]) expect(new URL(address ?? '', url).href).toBe(home)
  await close()
})

test('a demo fetches the chunks of its other pages once a page is quiet, other builds do not', async ({ page }) => {
  const other = page.waitForRequest(/\/assets\/CartPage-.*\.js$/)
  await page.goto(`${urlOf('demo-404')}login`)
  await other
  expect(existsSync(join(mock.build, 'chunks.json'))).toBe(false)
})
