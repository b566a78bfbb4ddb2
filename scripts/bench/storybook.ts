import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../shared/browser.ts'
import { median } from '../shared/median.ts'
import { machine } from './machine.ts'
import { writeSection } from './section.ts'

const usage = `npm run bench -- storybook [--write]: the cold start of Storybook and its first page story, beside an
empty Storybook of the same version, in turn. --write puts the numbers into docs/bench.md.`

const RUNS = 3
const PORT = 6106
const POLL_MS = 50
const TIMEOUT_MS = 120_000
const file = 'docs/bench.md'

type Subject = { readonly name: string; readonly folder: string; readonly story: string }
type Times = { readonly start: number; readonly story: number }

if (process.argv.includes('--help')) console.log(usage)
else await measure()

async function measure() {
  const { path, line } = ensureBrowser()
  console.log(line)
  if (path === undefined) {
    process.exitCode = 1
    return
  }
  const browser = await chromium.launch({ executablePath: path, args: browserArguments })
  const empty = { name: 'empty', folder: writeEmptyStorybook(), story: 'empty--first' }
  const ours = { name: 'this one', folder: resolve('.'), story: 'pages-cart--below-free-shipping' }
  const [emptyTimes, ourTimes]: [Times[], Times[]] = [[], []]
  try {
    for (let run = 0; run < RUNS; run += 1) {
      emptyTimes.push(await measureOnce(browser, empty))
      ourTimes.push(await measureOnce(browser, ours))
    }
  } finally {
    rmSync(empty.folder, { recursive: true, force: true })
  }
  const report = section(emptyTimes, ourTimes, browser.version())
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
  const server = spawn(
    resolve('node_modules/.bin/storybook'),
    ['dev', '-p', String(PORT), '--exact-port', '--ci', '--disable-telemetry', '--quiet'],
    { cwd: folder, env: { ...process.env, CACHE_DIR: cache }, stdio: 'ignore' },
  )
  const ended = new Promise((done) => void server.once('close', done))
  try {
    const start = await secondsUntil(began, async () => (await fetch(`http://localhost:${PORT}/index.json`)).ok)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const visited = performance.now()
    await page.goto(`http://localhost:${PORT}/?path=/story/${story}`)
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.locator('.sb-show-main #storybook-root h1').waitFor({ timeout: TIMEOUT_MS })
    const times = { start, story: (performance.now() - visited) / 1000 }
    await page.close()
    console.log(`${name}: start ${times.start.toFixed(1)} s, story ${times.story.toFixed(1)} s`)
    return times
  } finally {
    server.kill()
    await ended
    rmSync(cache, { recursive: true, force: true })
  }
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
