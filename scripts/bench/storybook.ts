import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { servePreview } from '../look/servePreview.ts'
import { browserArguments, ensureBrowser } from '../shared/browser.ts'
import { median } from '../shared/median.ts'
import { run } from '../shared/run.ts'
import { machine } from './machine.ts'
import { writeSection } from './section.ts'

const usage = `npm run bench -- storybook [--write] [--built FOLDER]: the cold start of Storybook and its first page story, beside
an empty Storybook of the same version, in turn; then visits to a page story of a warm server and of a built Storybook, each
empty and ours, and a comparison. --write puts the numbers into docs/bench.md; --built measures a build that is there, alone.`

const RUNS = 3
const PORT = 6106
const POLL_MS = 50
const TIMEOUT_MS = 120_000
const file = 'docs/bench.md'

type Subject = { readonly name: string; readonly folder: string; readonly story: string }
type Times = { readonly start: number; readonly story: number }
/** Seconds of a visit, of the next one in the same browser, and of one with two panes, until what they show has its heading. */
type Visits = { readonly story: number; readonly again: number; readonly comparison: number | undefined }

const page = 'pages-cart--below-free-shipping'
const panes = ['iframe[title^="Light"]', 'iframe[title^="Dark"]']
const builtAt = process.argv.indexOf('--built')
const built = builtAt === -1 ? undefined : process.argv[builtAt + 1]

if (process.argv.includes('--help')) console.log(usage)
else await measure()

async function measure() {
  const { path, line } = await ensureBrowser()
  console.log(line)
  if (path === undefined) {
    process.exitCode = 1
    return
  }
  const browser = await chromium.launch({ executablePath: path, args: browserArguments })
  if (built !== undefined) {
    console.log(visitRow('built', await measureBuilt(browser, built)))
    await browser.close()
    return
  }
  const empty = { name: 'empty', folder: writeEmptyStorybook(), story: 'empty--first' }
  const ours = { name: 'this one', folder: resolve('.'), story: page }
  const [emptyTimes, ourTimes]: [Times[], Times[]] = [[], []]
  const rows: string[] = []
  try {
    for (let turn = 0; turn < RUNS; turn += 1) {
      emptyTimes.push(await measureOnce(browser, empty))
      ourTimes.push(await measureOnce(browser, ours))
    }
    rows.push(visitRow('empty, a server that is warm', await measureWarm(browser, empty)))
    rows.push(visitRow('empty, built', await measureBuilt(browser, await build(empty), empty.story)))
  } finally {
    rmSync(empty.folder, { recursive: true, force: true })
  }
  rows.push(visitRow('this one, a server that is warm', await measureWarm(browser, ours)))
  const folder = await build(ours)
  rows.push(visitRow(`this one, built, ${(sizeOf(folder) / 1e6).toFixed(1)} MB`, await measureBuilt(browser, folder)))
  const report = `${section(emptyTimes, ourTimes, browser.version())}

Seconds of a visit to a page story in a new browser context, of the next visit there, whose files are in the browser's cache, and of a first visit to a page story in both themes side by side, until all headings are there. Aim: 1.5 s of a built Storybook, 3 s of a warm server and side by side, on a quiet machine; the rows of an empty Storybook are what Storybook itself takes.

|  | story | again | side by side |
| --- | ---: | ---: | ---: |
${rows.join('\n')}`
  await browser.close()
  console.log(report)
  if (process.argv.includes('--write'))
    writeFileSync(file, writeSection(readFileSync(file, 'utf8'), 'Start of Storybook', report))
}

/** Below the project, whose packages it uses. */
function writeEmptyStorybook(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache', 'empty-storybook-'))
  mkdirSync(join(folder, '.storybook'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "type": "module" }')
  writeFileSync(
    join(folder, '.storybook/main.ts'),
    `export default {
  stories: ['../*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}`,
  )
  writeFileSync(
    join(folder, 'Empty.stories.tsx'),
    `export default { title: 'Empty', id: 'empty', component: () => <h1>Empty</h1> }
export const First = {}`,
  )
  return folder
}

/** Without any cache, from the command to the server's first reply, and from the visit to the story's heading. */
async function measureOnce(browser: Browser, { name, folder, story }: Subject): Promise<Times> {
  const cache = mkdtempSync(join(tmpdir(), 'pickers-storybook-'))
  const began = performance.now()
  const { server, ended } = startServer(folder, cache)
  try {
    const start = await secondsUntil(began, async () => (await fetch(`http://localhost:${PORT}/index.json`)).ok)
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const visited = performance.now()
    await tab.goto(`http://localhost:${PORT}/?path=/story/${story}`)
    const preview = tab.frameLocator('#storybook-preview-iframe')
    await preview.locator('.sb-show-main #storybook-root h1').waitFor({ timeout: TIMEOUT_MS })
    const times = { start, story: (performance.now() - visited) / 1000 }
    await tab.close()
    console.log(`${name}: start ${times.start.toFixed(1)} s, story ${times.story.toFixed(1)} s`)
    return times
  } finally {
    server.kill()
    await ended
    rmSync(cache, { recursive: true, force: true })
  }
}

function startServer(folder: string, cache: string) {
  const server = spawn(
    resolve('node_modules/.bin/storybook'),
    ['dev', '-p', String(PORT), '--exact-port', '--ci', '--disable-telemetry', '--quiet'],
    { cwd: folder, env: { ...process.env, CACHE_DIR: cache }, stdio: 'ignore' },
  )
  return { server, ended: new Promise((done) => void server.once('close', done)) }
}

/** A server with its caches, after a first visit. */
async function measureWarm(browser: Browser, { folder, story }: Subject): Promise<Visits> {
  const cache = mkdtempSync(join(tmpdir(), 'pickers-storybook-'))
  const { ended, server } = startServer(folder, cache)
  try {
    await secondsUntil(performance.now(), async () => (await fetch(`http://localhost:${PORT}/index.json`)).ok)
    await visit(browser, `http://localhost:${PORT}/`, story)
    return await medianVisits(browser, `http://localhost:${PORT}/`, story)
  } finally {
    server.kill()
    await ended
    rmSync(cache, { recursive: true, force: true })
  }
}

/** Builds it; returns the folder. */
async function build({ name, folder }: Subject): Promise<string> {
  const built = resolve('.cache', `storybook-built-${name.replace(' ', '-')}`)
  const words = ['build', '-o', built, '--quiet', '--disable-telemetry']
  await run(resolve('node_modules/.bin/storybook'), words, { cwd: folder, quiet: true })
  return built
}

async function measureBuilt(browser: Browser, folder: string, story = page): Promise<Visits> {
  const { base, close } = await servePreview(folder, 5196)
  try {
    return await medianVisits(browser, base, story)
  } finally {
    await close()
  }
}

async function medianVisits(browser: Browser, base: string, story: string): Promise<Visits> {
  const [stories, nextVisits, comparisons]: [number[], number[], number[]] = [[], [], []]
  for (let turn = 0; turn < RUNS; turn += 1) {
    const { first, again } = await visit(browser, base, story)
    stories.push(first)
    nextVisits.push(again)
    // Comparisons are ours.
    if (story === page) comparisons.push((await visit(browser, base, `${page}&globals=compare:theme`, panes)).first)
  }
  return { story: median(stories), again: median(nextVisits), comparison: story === page ? median(comparisons) : undefined }
}

/** In a context of its own, without any file of an earlier visit; then once more, with them. */
async function visit(browser: Browser, base: string, story: string, frames = ['#storybook-preview-iframe']) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const tab = await context.newPage()
    const measureVisit = async () => {
      const began = performance.now()
      await tab.goto(`${base}?path=/story/${story}`)
      for (const frame of frames)
        await tab.frameLocator(frame).locator('.sb-show-main #storybook-root h1').waitFor({ timeout: TIMEOUT_MS })
      return (performance.now() - began) / 1000
    }
    const first = await measureVisit()
    await tab.goto('about:blank')
    return { first, again: await measureVisit() }
  } finally {
    await context.close()
  }
}

function visitRow(title: string, { story, again, comparison }: Visits): string {
  return `| ${title} | ${story.toFixed(1)} | ${again.toFixed(1)} | ${comparison?.toFixed(1) ?? '–'} |`
}

/** The bytes of all files of a folder. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(folder, file)))
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
}

/** Seconds from `began` until the check holds; a check that rejects does not hold. */
async function secondsUntil(began: number, check: () => Promise<boolean>): Promise<number> {
  while (!(await check().catch(() => false))) {
    if (performance.now() - began > TIMEOUT_MS) throw new Error(`no reply after ${TIMEOUT_MS} ms`)
    await sleep(POLL_MS)
  }
  return (performance.now() - began) / 1000
}

function section(empty: readonly Times[], ours: readonly Times[], version: string): string {
  const row = (title: string, pick: (times: Times) => number) => {
    const [one, other] = [median(empty.map(pick)), median(ours.map(pick))]
    return `| ${title} | ${one.toFixed(1)} | ${other.toFixed(1)} | ${(other - one).toFixed(1)} |`
  }
  return `Written by \`npm run bench -- storybook --write\`. Seconds without any cache, median of ${RUNS}, in turn. ${machine(version)}

|  | an empty Storybook | this one | more |
| --- | ---: | ---: | ---: |
${row('start, until the server replies', ({ start }) => start)}
${row('first page story, from the visit to its heading', ({ story }) => story)}`
}
