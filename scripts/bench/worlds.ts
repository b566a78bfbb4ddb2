import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openLmdbStore } from '../../mocks/server/lmdbStore.ts'
import { startHttpServer } from '../../mocks/server.ts'
import { tryServer } from '../contract/tryServer.ts'
import { startProcess } from './loadServers.ts'
import { writeSection } from './section.ts'

const WORLDS = 200
/** The contract kit checks every tenth world. */
const STEP = 10
const IDLE_MS = 30
const TITLE = 'Two hundred worlds of the mock server'
const file = 'docs/bench.md'

type World = { readonly base: string; readonly token: string }

type WorldResults = {
  /** Worlds that the kit checked, and their differences. */
  readonly tried: number
  readonly differences: readonly string[]
  /** Requests to all other worlds meanwhile, and replies that contain another world's data. */
  readonly requests: number
  readonly mixed: number
  readonly megabytes: number
  /** Milliseconds to the first reply of unloaded worlds, ascending. */
  readonly returns: readonly number[]
  /** The same in processor time, including the client's share: independent of other programs. */
  readonly returnsInProcessor: readonly number[]
}

async function measureWorlds(): Promise<WorldResults> {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-worlds-'))
  const server = await startProcess(['mocks/server.ts', '--port', '0', '--quiet', '--data', folder], 'ignore')
  const bases = Array.from({ length: WORLDS }, (_, index) => `${server.url}/w/world-${index}`)
  const worlds = await Promise.all(bases.map(async (base) => ({ base, token: await signIn(base) })))
  const tried = worlds.filter((_, index) => index % STEP === 0)
  const others = worlds.filter((_, index) => index % STEP !== 0)
  const state = { isDone: false, requests: 0, mixed: 0 }
  const reading = readUntilDone(others, state)
  const differences = await Promise.all(tried.map(({ base }) => differencesIn(base)))
  state.isDone = true
  await reading
  const megabytes = server.memory().now
  await server.stop()
  const returned = await measureReturns(folder, tried.length)
  rmSync(folder, { recursive: true, force: true })
  const { requests, mixed } = state
  return { tried: tried.length, differences: differences.flat(), requests, mixed, megabytes, ...returned }
}

async function differencesIn(baseUrl: string): Promise<string[]> {
  const { localStorage } = await post<{ localStorage: Record<string, string> }>(`${baseUrl}/__mock/persona`, {
    persona: 'minseo',
  })
  const member = { token: localStorage['accessToken'], userId: Number(localStorage['userId']) }
  const report = await tryServer({ baseUrl, ...member })
  return report.isGood ? [] : [`${baseUrl}: ${JSON.stringify(report.differences())}`]
}

/** Each world accepts its own token and refuses its neighbour's. */
async function readUntilDone(worlds: readonly World[], state: { isDone: boolean; requests: number; mixed: number }) {
  for (let turn = 0; !state.isDone; turn++) {
    const own = worlds[turn % worlds.length]
    const neighbour = worlds[(turn + 1) % worlds.length]
    if (!own || !neighbour) return
    const statuses = await Promise.all([statusOf(own.base, own.token), statusOf(own.base, neighbour.token)])
    state.requests += 2
    if (statuses.join() !== '200,401') state.mixed += 1
  }
}

/** The first reply of a world on disk, with the data of the contract kit. */
async function measureReturns(folder: string, count: number): Promise<Pick<WorldResults, 'returns' | 'returnsInProcessor'>> {
  const store = await openLmdbStore(folder, { onWarning: (message) => process.stderr.write(message) })
  const server = await startHttpServer({ port: 0, clientUrl: 'http://localhost:5173/', store, idleMs: IDLE_MS })
  const times: number[] = []
  const processor: number[] = []
  await statusOf(server.url, '')
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < count; index++) {
      const began = performance.now()
      const usage = process.cpuUsage()
      await statusOf(`${server.url}/w/world-${index * STEP}`, '')
      times.push(performance.now() - began)
      const { user, system } = process.cpuUsage(usage)
      processor.push((user + system) / 1000)
    }
    await pause(IDLE_MS * 10)
  }
  await server.close()
  const sorted = (all: number[]) => all.slice(count).toSorted((one, other) => one - other)
  return { returns: sorted(times), returnsInProcessor: sorted(processor) }
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return JSON.parse(await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).text())
}

async function signIn(base: string): Promise<string> {
  const { data } = await post<{ data: { accessToken: string } }>(`${base}/v1/auth/guest`, { guestId: 'one-device' })
  return data.accessToken
}

async function statusOf(base: string, token: string): Promise<number> {
  const reply = await fetch(`${base}/v1/products`, { headers: { authorization: `Bearer ${token}` } })
  await reply.arrayBuffer()
  return reply.status
}

function worldsReport({ tried, differences, requests, mixed, megabytes, ...returned }: WorldResults): string {
  const { returns, returnsInProcessor } = returned
  const at = (share: number, times = returns) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} ms`
  return `Written by \`npm run bench -- worlds --write\`, load ${loadavg()[0]?.toFixed(1)}. One process with \`--data\`, ${WORLDS} worlds in memory (${megabytes.toFixed(0)} MB).
The contract kit, as a member, in ${tried} of them at once: ${differences.length} differ${differences.map((line) => `\n- ${line}`).join('')}. Meanwhile ${requests} requests to the other worlds, half of them with a neighbour's token: ${mixed} answered as another world would.

A world that left memory, with all that the contract kit did in it: its first reply after p50 ${at(0.5)}, p95 ${at(0.95)}, at most ${at(1)} (aim: 50 ms); of processor time p50 ${at(0.5, returnsInProcessor)}, p95 ${at(0.95, returnsInProcessor)}.`
}

const report = worldsReport(await measureWorlds())
console.log(report)
if (process.argv.includes('--write')) writeFileSync(file, writeSection(readFileSync(file, 'utf8'), TITLE, report))
