import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test'
import { createWorld } from '../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { scenarios } from '../../mocks/scenarios/catalogue.ts'
import { startScenario } from '../../mocks/scenarios/startScenario.ts'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { sites } from '../../tests/e2e/support/sites.ts'
import { median } from './machine.ts'

const ROUNDS = 10
const LARGE = 'world-large'

/** The section of docs/generated/bench.md about the seed and the scenarios. */
export async function measureScenarios(options: LaunchOptions): Promise<string> {
  const seeds: number[] = []
  for (let no = 0; no < ROUNDS; no++) seeds.push(await timed(() => createWorld(new MemoryLog()).read(() => null)))
  const prepared = await prepareEach()
  const slowest = prepared.toSorted((a, b) => b.took - a.took)[0]
  const { ordinary, large } = await startInBrowser(options)
  return `## Worlds

| | | aim |
| --- | --- | --- |
| the seed, in Node | ${ms(median(seeds))} | 100 ms |
| preparing a scenario, in Node: p50; the longest (\`${slowest?.id}\`) | ${ms(median(prepared.map(({ took }) => took)))}; ${ms(slowest?.took)} | 300 ms |
| \`?scenario=home-picked\` in Chromium, from the address to the page it leads to (p50 of ${ROUNDS}) | ${ms(ordinary)} | 300 ms |
| \`?scenario=${LARGE}\` | ${ms(large)} | 3 s |
`
}

/** Milliseconds of each scenario but the large one. */
async function prepareEach() {
  const times: { id: string; took: number }[] = []
  for (const scenario of scenarios.filter(({ id }) => id !== LARGE)) {
    const world = createWorld(new MemoryLog())
    times.push({ id: scenario.id, took: await timed(() => startScenario(world, scenario)) })
  }
  return times
}

async function startInBrowser(options: LaunchOptions) {
  const { build, base, style } = sites.mock
  const host = await startHost({ root: build, base, style })
  const profile = mkdtempSync(join(tmpdir(), 'pickers-bench-'))
  const context = await chromium.launchPersistentContext(profile, { ...options, locale: 'ko-KR' })
  await start(context, host.url, 'home-picked')
  const ordinary: number[] = []
  for (let no = 0; no < ROUNDS; no++) ordinary.push(await start(context, host.url, 'home-picked'))
  const large = await start(context, host.url, LARGE)
  await context.close()
  await host.close()
  rmSync(profile, { recursive: true, force: true })
  return { ordinary: median(ordinary), large }
}

/** From `?scenario=` to the scenario's start page, including the start of the mocks. */
async function start(context: BrowserContext, url: string, id: string): Promise<number> {
  const page = await context.newPage()
  // Stored in the tab, since another document may replace the first one before it can be read.
  await page.addInitScript((parameter) => {
    sessionStorage.setItem('began', sessionStorage.getItem('began') ?? String(performance.timeOrigin))
    // Without a name, which tsx would keep by a helper that the page does not have.
    addEventListener('popstate', () => {
      if (location.search.includes(parameter) || sessionStorage.getItem('arrived') !== null) return
      sessionStorage.setItem('arrived', String(performance.timeOrigin + performance.now()))
    })
    dispatchEvent(new Event('popstate'))
  }, 'scenario=')
  await page.goto(`${url}?scenario=${id}`, { waitUntil: 'commit' })
  await page.waitForURL((address) => !address.search.includes('scenario='), { waitUntil: 'commit' })
  await page.waitForFunction(() => sessionStorage.getItem('arrived') !== null)
  const took = await page.evaluate(() => Number(sessionStorage.getItem('arrived')) - Number(sessionStorage.getItem('began')))
  await page.close()
  return took
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

const ms = (value = Number.NaN) => `${value.toFixed(0)} ms`
