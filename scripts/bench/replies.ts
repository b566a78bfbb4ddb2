import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test'
import { startHost, type StaticHost } from '../../tests/e2e/support/hosts.ts'
import { sites } from '../../tests/e2e/support/sites.ts'
import { DATA_VERSION } from '../../mocks/db/collections.ts'
import { addBareHandler, callsInPage, type Times } from './calls.ts'
import { median } from './machine.ts'
import { logWithPicks } from './pickLog.ts'

/** p50 in ms of each call and of the start of the mocks, with a number of recorded picks. */
interface Replies extends Record<keyof Times, number> {
  picks: number
  firstVisit: number
  secondWindow: number
}

interface Visit {
  picks: number
  firstVisit: number
  secondWindow: number
  page: Page
  times: Times
  leave: () => Promise<void>
}

const rounds = 200
const roundsAtATime = 20
const windowsOpened = 5
const calls = ['episode', 'pick', 'memo', 'statistics', 'bareRead', 'bareWrite'] as const

/** The section of docs/generated/bench.md about mocked replies with each number of picks. */
export async function measureReplies(options: LaunchOptions, numbersOfPicks: number[]): Promise<string> {
  return report(await measure(options, numbersOfPicks))
}

/** The worlds alternate, so that all are measured under the same load. */
async function measure(options: LaunchOptions, numbersOfPicks: number[]): Promise<Replies[]> {
  const { build, base, style } = sites.mock
  const host = await startHost({ root: build, base, style })
  const visits: Visit[] = []
  for (const picks of numbersOfPicks) visits.push(await visit(options, host, picks))
  for (let done = 0; done < rounds; done += roundsAtATime) {
    for (const { page, times } of visits) {
      const more = await page.evaluate(callsInPage, { first: done, rounds: roundsAtATime })
      for (const call of calls) times[call].push(...more[call])
    }
  }
  for (const { leave } of visits) await leave()
  await host.close()
  return visits.map(({ picks, firstVisit, secondWindow, times }) =>
    Object.assign(medians(times), { picks, firstVisit, secondWindow }),
  )
}

function medians(times: Times): Record<keyof Times, number> {
  const { episode, pick, memo, statistics, bareRead, bareWrite } = times
  return {
    episode: median(episode),
    pick: median(pick),
    memo: median(memo),
    statistics: median(statistics),
    bareRead: median(bareRead),
    bareWrite: median(bareWrite),
  }
}

/** Opens a profile on disk, since IndexedDB is in memory in an incognito context. */
async function visit(options: LaunchOptions, host: StaticHost, picks: number): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), 'pickers-bench-'))
  const context = await chromium.launchPersistentContext(profile, { ...options, locale: 'ko-KR' })
  // tsx adds calls of a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (marked) => marked')
  await fillWorld(context, host.url, await logWithPicks(picks))
  const firstVisit = await measureStart(context, `${host.url}login`)
  const windows: number[] = []
  for (let no = 0; no < windowsOpened; no++) windows.push(await measureStart(context, `${host.url}login`))
  const page = await context.newPage()
  await page.goto(`${host.url}login`, { waitUntil: 'networkidle' })
  // On a busy machine the mocks start later.
  await page.waitForFunction(() => Object.keys(Object(Reflect.get(window, '__mock'))).includes('worker'))
  await page.evaluate(addBareHandler)
  const leave = async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
  return {
    picks,
    firstVisit,
    secondWindow: median(windows),
    page,
    times: { episode: [], pick: [], memo: [], statistics: [], bareRead: [], bareWrite: [] },
    leave,
  }
}

/** Writes the change log into IndexedDB, from a page of the same origin without scripts. */
async function fillWorld(context: BrowserContext, url: string, entries: readonly object[]) {
  const page = await context.newPage()
  await page.goto(`${url}sw.js`)
  await page.evaluate(
    ({ rows, name }) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name, 1)
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('log', { keyPath: 'version' }))
        opening.addEventListener('error', () => failed(opening.error))
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('log', 'readwrite')
          for (const row of rows) writing.objectStore('log').put(row)
          writing.addEventListener('complete', () => {
            opening.result.close()
            done()
          })
          writing.addEventListener('abort', () => failed(writing.error))
        })
      }),
    { rows: entries, name: `pickers-mock:/:${DATA_VERSION}:main` },
  )
  await page.close()
}

/** From the navigation to a page of the app to the first mocked reply; before that, the host replies with the app's page. */
async function measureStart(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  const took = await page.evaluate(async () => {
    for (;;) {
      const response = await fetch('/v1/episodes')
      if (response.headers.get('content-type')?.includes('json')) return performance.now()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  })
  await page.close()
  return took
}

/** Reads and writes are also multiples of a bare MSW handler in the same page. */
function report(replies: readonly Replies[]): string {
  const row = (title: string, cell: (reply: Replies) => string) => `| ${title} | ${replies.map(cell).join(' | ')} |`
  const milliseconds = (title: string, value: (reply: Replies) => number) =>
    row(title, (reply) => `${value(reply).toFixed(1)} ms`)
  const compared = (title: string, value: (reply: Replies) => number, bare: (reply: Replies) => number) =>
    row(title, (reply) => `${value(reply).toFixed(1)} ms, ${(value(reply) / bare(reply)).toFixed(2)} ×`)

  return `## Mocked replies, by recorded picks

p50 of 200 calls, from \`fetch\` to the parsed reply, in the page, through MSW's worker and IndexedDB on disk; × is against a bare MSW handler
(\`() => HttpResponse.json({})\`, the first of all handlers) in the same page and run. Start: from the navigation to the first mocked reply.

| | ${replies.map(({ picks }) => picks.toLocaleString('en')).join(' | ')} |
| --- | ${replies.map(() => '---').join(' | ')} |
${[
  compared(
    'read: the current episode',
    (reply) => reply.episode,
    ({ bareRead }) => bareRead,
  ),
  compared(
    'read: the statistics',
    (reply) => reply.statistics,
    ({ bareRead }) => bareRead,
  ),
  compared(
    'write: a pick',
    (reply) => reply.pick,
    ({ bareWrite }) => bareWrite,
  ),
  compared(
    'write: a memo',
    (reply) => reply.memo,
    ({ bareWrite }) => bareWrite,
  ),
  milliseconds('a bare handler, GET', ({ bareRead }) => bareRead),
  milliseconds('a bare handler, POST', ({ bareWrite }) => bareWrite),
  milliseconds('start, first visit', (reply) => reply.firstVisit),
  milliseconds('start, second window (p50 of 5)', (reply) => reply.secondWindow),
].join('\n')}

Aim: a read at most 1.4 ×, a write at most 1.45 ×; with 100,000 picks at most 1.2 times what it takes with 100.
`
}
