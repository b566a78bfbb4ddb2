import { join } from 'node:path'
import { chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test'
import { startBackend } from '../../tests/e2e/support/backend.ts'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { backend as api, sites, type Build } from '../../tests/e2e/support/sites.ts'
import { inWorktree, runOrFail } from '../shared/worktree.ts'
import { median } from './machine.ts'

const ROUNDS = 3

/** Without a scenario: of a visitor. `aim`: the most that the largest paint may take, as a share of the earlier commit's. */
const views = [
  { name: '`/`, a visitor', path: '', mode: 'real' },
  { name: '`/`', path: '', mode: 'real', scenario: 'home-picked', aim: 0.9 },
  { name: '`/shop`', path: 'shop', mode: 'real', scenario: 'shop-browse', aim: 0.65 },
  { name: '`/product/1`', path: 'product/1', mode: 'real', scenario: 'shop-browse', aim: 0.65 },
  { name: '`/cart`', path: 'cart', mode: 'real', scenario: 'cart-free-shipping', aim: 0.8 },
  { name: '`/account/orders`', path: 'account/orders', mode: 'real', scenario: 'orders-every-status', aim: 0.8 },
  { name: '`?scenario=home-picked`, mocked', path: '?scenario=home-picked', mode: 'mock' },
  { name: '`?scenario=shop-browse`, mocked', path: '?scenario=shop-browse', mode: 'mock' },
] as const

type View = { readonly path: string; readonly mode: 'real' | 'mock'; readonly scenario?: string }

/** What one view loads: files, kB of scripts and sheets, ms until its first call and its largest paint, the requests before that. */
type Measured = Record<'scripts' | 'sheets' | 'kilobytes' | 'call' | 'paint' | 'requests', number>

/** A state of the project with its builds. */
type Tree = { readonly name: string; readonly folder: string; readonly real: string; readonly mock: string }

/** The section of docs/generated/bench.md about first views, beside those of an earlier commit if one is given. */
export async function measureFirstViews(options: LaunchOptions, against?: string): Promise<string> {
  const now: Tree = { name: 'now', folder: '.', real: sites.real.build, mock: sites.mock.build }
  if (against === undefined) return measureTrees(options, [now])
  return inWorktree(against, async (tree, folder) => {
    const [real, mock] = [join(folder, 'real'), join(folder, 'mock')]
    const build = (outDir: string, variables: Build['variables']) =>
      runOrFail('vite', ['build', '--logLevel', 'warn'], { cwd: tree, env: { ...variables, OUT_DIR: outDir } })
    await build(real, sites.real.variables)
    await build(mock, sites.mock.variables)
    return measureTrees(options, [{ name: against, folder: tree, real, mock }, now])
  })
}

/** In turn, so that all are measured under the same load. */
async function measureTrees(options: LaunchOptions, trees: readonly Tree[]): Promise<string> {
  const lists = trees.map(() => views.map((): Measured[] => []))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, tree] of trees.entries()) {
      const measured = await measureTree(options, tree)
      for (const [at, each] of measured.entries()) lists[index]?.[at]?.push(each)
    }
  }
  return report(trees.map(({ name }, index) => ({ name, views: lists[index]?.map(medianOf) ?? [] })))
}

function medianOf(list: readonly Measured[]): Measured {
  const of = (measure: keyof Measured) => median(list.map((each) => each[measure]))
  return {
    scripts: of('scripts'),
    sheets: of('sheets'),
    kilobytes: of('kilobytes'),
    call: of('call'),
    paint: of('paint'),
    requests: of('requests'),
  }
}

/** Opens each address once, with the tree's own mock server behind its real build. */
async function measureTree(options: LaunchOptions, tree: Tree): Promise<Measured[]> {
  const { base, style, port } = sites.real
  const real = await startHost({ root: tree.real, base, style, port, isCompressed: true })
  const mock = await startHost({ root: tree.mock, base, style, isCompressed: true })
  const backend = await startBackend(real.url, api.port, tree.folder)
  const browser = await chromium.launch(options)
  try {
    const measured: Measured[] = []
    for (const view of views) measured.push(await open(browser, { real, mock }[view.mode].url, view))
    return measured
  } finally {
    await browser.close()
    await backend.stop()
    await Promise.all([real.close(), mock.close()])
  }
}

/** A phone's first visit on a slow line. */
async function open(browser: Browser, url: string, { path, scenario }: View): Promise<Measured> {
  const localStorage = scenario === undefined ? [] : await startScenario(scenario)
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  })
  // tsx adds calls of a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (marked) => marked; performance.setResourceTimingBufferSize(2000)')
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const measured = await page.evaluate(measureInPage)
  await context.close()
  return measured
}

/** What the browser stores of who is signed in. */
async function startScenario(id: string): Promise<{ name: string; value: string }[]> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${api.url}/__mock/scenario`, { method: 'POST', headers, body: JSON.stringify({ id }) })
  const { localStorage }: { localStorage: Record<string, string> } = await reply.json()
  return Object.entries(localStorage).map(([name, value]) => ({ name, value }))
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in the page: waits until it fetches and paints nothing more. */
async function measureInPage(): Promise<Measured> {
  const QUIET_MS = 1500
  let paint = Number.NaN
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, QUIET_MS)
    const observer = new PerformanceObserver((list) => {
      clearTimeout(timer)
      timer = setTimeout(resolve, QUIET_MS)
      paint = list.getEntriesByType('largest-contentful-paint').at(-1)?.startTime ?? paint
    })
    for (const type of ['resource', 'largest-contentful-paint']) observer.observe({ type, buffered: true })
  })
  const entries = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
  const files = new Map(entries.map((entry) => [entry.name, entry]))
  const named = (pattern: RegExp) => [...files.values()].filter(({ name }) => pattern.test(new URL(name).pathname))
  const first = (pattern: RegExp) => named(pattern).filter(({ startTime }) => startTime < paint)
  const code = first(/\.(js|css)$/)
  return {
    scripts: first(/\.js$/).length,
    sheets: first(/\.css$/).length,
    kilobytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    call: Math.min(...named(/^\/v1\//).map(({ startTime }) => startTime)),
    paint,
    requests: entries.filter(({ startTime }) => startTime < paint).length,
  }
}

function report(trees: readonly { name: string; views: readonly Measured[] }[]): string {
  const landing = trees.map((tree) => tree.views[0]?.paint ?? Number.NaN)
  const rows = views.map((view, at) => {
    const measured = trees.map((tree) => tree.views[at])
    const cell = (measure: keyof Measured, digits = 0) => measured.map((each) => shown(each?.[measure], digits)).join(' → ')
    const [first, last] = [measured[0]?.paint ?? Number.NaN, measured.at(-1)?.paint ?? Number.NaN]
    const share = trees.length > 1 ? (last / first).toFixed(2) : ''
    const aim = 'aim' in view ? view.aim : ''
    const times = measured.map((each, index) => ((each?.paint ?? Number.NaN) / (landing[index] ?? Number.NaN)).toFixed(1))
    const cells = [cell('scripts'), cell('sheets'), cell('kilobytes', 1), cell('call'), cell('paint'), share, aim]
    return `| ${[view.name, ...cells, times.join(' → '), cell('requests')].join(' | ')} |`
  })
  return `## First views

${trees.map(({ name }) => name).join(' → ')}. Processor ×4, 1.6 Mbit/s, 150 ms, empty cache, a host that compresses, 390 × 844; medians of ${ROUNDS}, taken in turn. Scripts and sheets
requested before the largest paint, with their kB (gz); ms to the start of the first call of the API and to the largest paint, that as a share of the earlier commit's and in times of the landing's; all requests before it.
Aims: the shares below; a scenario's link at most 4.6 times the landing, with 50 requests; a route at most 14 scripts and 9 sheets; the landing as it was.

| | scripts | sheets | kB | first call | largest paint | share | aim | × landing | requests |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

const shown = (value = Number.NaN, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–')
