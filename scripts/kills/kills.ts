import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { startBrowser, type KillableBrowser } from '../../tests/e2e/support/killableBrowser.ts'
import { sites } from '../../tests/e2e/support/sites.ts'
import { writeSection } from '../bench/section.ts'
import { acknowledgedWrite, countWrites, GUEST_PREFIX, type Acknowledged, type Count } from './countWrites.ts'
import { writeAsGuest } from './guests.ts'

const usage = `npm run bench -- browser-kills [--kills 25] [--reset]
Kills Chromium (SIGKILL) while its page writes picks, memos and orders, starts it again on the same profile, and counts
what was acknowledged and what is stored. A run continues the profile of the one before; --reset begins a new one.
Writes its section into docs/trust.md. Needs the builds of \`npm test -- --only builds\`.`

const folder = '.cache/kills'
const profile = `${folder}/profile`
const stateFile = `${folder}/state.json`
/** Fixed, since a profile belongs to an origin. */
const PORT = 4319
const LANES = 4
/** A kill waits for this number of writes and up to as many more, then for up to some milliseconds. */
const WRITES_MIN = 12
const DELAY_MAX_MS = 10
const POLL_MS = 50

const state = v.object({ kills: v.number(), writes: v.array(acknowledgedWrite) })
type State = v.InferOutput<typeof state>

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    reset: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help === true) console.log(usage)
else await main(Number(values.kills))

async function main(kills: number): Promise<void> {
  if (values.reset) rmSync(folder, { recursive: true, force: true })
  mkdirSync(profile, { recursive: true })
  const { build, base, style } = sites.mock
  if (!existsSync(build)) throw new Error(`${build} is not built: npm test -- --only builds`)
  const host = await startHost({ root: build, base, style, port: PORT })
  try {
    const { kills: earlier, writes } = readState()
    const total = earlier + kills
    for (let run = earlier; run < total; run++) {
      writes.push(...(await killOnce(host.url)))
      writeFileSync(stateFile, JSON.stringify({ kills: run + 1, writes }))
      console.log(`kill ${run + 1}: ${writes.length} writes acknowledged`)
    }
    const { page, kill } = await openShop(host.url)
    const exported = await page.evaluate(exportWorld)
    await kill()
    const { counts, violations } = await countWrites(exported, writes)
    report(total, counts, violations)
  } finally {
    await host.close()
  }
}

function readState(): State {
  return existsSync(stateFile) ? v.parse(state, JSON.parse(readFileSync(stateFile, 'utf8'))) : { kills: 0, writes: [] }
}

/** Starts the browser on the profile, with the mock backend in its page. */
async function openShop(url: string): Promise<KillableBrowser> {
  const browser = await startBrowser(profile)
  await browser.page.goto(`${url}login`)
  while (!(await isAnswered(browser.page))) await pause(POLL_MS)
  return browser
}

/** Whether the mock backend replies, not the host. */
function isAnswered(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const reply = await fetch('/v1/products').catch(() => undefined)
    return (reply?.headers.get('content-type') ?? '').includes('json')
  })
}

/** One start and one kill. Returns what was acknowledged in between. */
async function killOnce(url: string): Promise<Acknowledged[]> {
  const { page, kill } = await openShop(url)
  const writes: Acknowledged[] = []
  // A run that was interrupted may have left guests of its own.
  const start = Date.now().toString(36)
  let isKilled = false
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let count = 0; ; count++)
      await writeAsGuest(page, `${GUEST_PREFIX}${start}-${lane}-${count}`, (write) => writes.push(write))
  })
  const end = Promise.all(lanes).catch((error: unknown) => {
    if (!isKilled) throw error
  })
  try {
    const enough = WRITES_MIN + Math.floor(Math.random() * WRITES_MIN)
    while (writes.length < enough) await Promise.race([end, pause(2)])
    await pause(Math.random() * DELAY_MAX_MS)
  } finally {
    isKilled = true
    await kill()
  }
  await end
  return writes
}

/** Runs in the page. */
async function exportWorld(): Promise<string> {
  const { text } = await Reflect.get(window, '__mock').exportWorld({})
  return text
}

function report(kills: number, counts: readonly Count[], violations: readonly string[]): void {
  const rows = counts.map(({ kind, acknowledged, stored, lost, doubled }) =>
    [`| ${kind}s`, acknowledged, stored - acknowledged + lost, lost, `${doubled} |`].join(' | '),
  )
  const section = `Written by \`npm run bench -- browser-kills\`. Chromium was killed with SIGKILL ${kills} times on one profile on disk, while ${LANES} guests at a time wrote without a pause in its page;
it was started again on the same profile each time. ${violations.length === 0 ? 'Amounts, payments and stock are consistent after the last start.' : violations.join('; ')}

| written | acknowledged | stored, killed before the acknowledgement | lost | doubled |
| --- | --- | --- | --- | --- |
${rows.join('\n')}`
  console.log(section)
  const file = 'docs/trust.md'
  writeFileSync(file, writeSection(readFileSync(file, 'utf8'), 'Kills in mid-request', section))
  if (violations.length > 0 || counts.some(({ lost, doubled }) => lost + doubled > 0)) process.exitCode = 1
}
