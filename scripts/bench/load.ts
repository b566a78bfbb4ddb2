import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createBackend } from '../../mocks/handlers/backend.ts'
import { createWorld } from '../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../mocks/db/log.ts'
import { runLoad, type Call, type Load } from './loadClients.ts'
import { startProcess, type RunningServer } from './loadServers.ts'
import { writeSection } from './section.ts'
import { writeTrustRows } from './trustRows.ts'

const CLIENTS = 200
const EMPTY_PORT = 8799
const UPLOAD_MB = 11
const TITLE = 'The mock server under load'

/** Megabytes. */
type Memory = { readonly before: number; readonly peak: number; readonly after: number }

type LoadResults = {
  readonly paced: Load & { readonly memory: Memory; readonly files: number }
  /** The memory is measured again a minute after the last request. */
  readonly closed: Load & { readonly memory: Memory }
  readonly empty: Load
  readonly busy: Load
  readonly upload: Memory & { readonly status: number }
  readonly tooBig: { readonly status: string; readonly ms: number }
  readonly load: string
}

/** Loads the mock server with a data folder: 80 % reads, 20 % writes. Takes four minutes. */
async function measureLoad(): Promise<LoadResults> {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-load-'))
  const server = await startProcess(['mocks/server.ts', '--port', '0', '--quiet', '--data', folder])
  const callOf = await shoppers(server.url)
  const warm = { url: server.url, clients: CLIENTS, callOf }
  await runLoad({ ...warm, seconds: 15, everyMs: 1000 })
  const before = server.memory().now
  const paced = await runLoad({ ...warm, seconds: 60, everyMs: 1000 })
  const { peak, now: after, files } = server.memory()
  const closed = await runLoad({ ...warm, seconds: 15, everyMs: 0 })
  const closedPeak = server.memory().peak
  await pause(60_000)
  const closedMemory = { before: after, peak: closedPeak, after: server.memory().now }
  const busy = await besideSlowClients(server, callOf)
  await server.stop()
  const { upload, tooBig } = await measureUploads()
  const empty = await measureEmpty()
  rmSync(folder, { recursive: true, force: true })
  return {
    paced: { ...paced, memory: { before, peak, after }, files },
    closed: { ...closed, memory: closedMemory },
    empty,
    busy,
    upload,
    tooBig,
    load: loadavg()[0]?.toFixed(1) ?? '',
  }
}

async function post(url: string, path: string, body: unknown, token?: string): Promise<{ data: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return JSON.parse(await reply.text())
}

/** Guests who have picked; each one then reads four times per memo that it saves. */
async function shoppers(url: string): Promise<(client: number, turn: number) => Call> {
  const people = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const { data } = await post(url, '/v1/auth/guest', { guestId: `load-${client}` })
      return { token: String(data['accessToken']), userId: Number(data['userId']) }
    }),
  )
  const headers = { authorization: `Bearer ${people[0]?.token}` }
  const current = await (await fetch(`${url}/v1/episodes/current-pick`, { headers })).text()
  const { data }: { data: { detail: { id: number }; styles: { id: number }[] } } = JSON.parse(current)
  const episodeId = data.detail.id
  const styleIds = data.styles.slice(0, 1).map(({ id }) => id)
  await Promise.all(people.map(({ token }) => post(url, '/v1/picks', { episodeId, styleIds }, token)))
  const reads = ['/v1/episodes/current-pick', '/v1/products', `/v1/picks/statistics?episodeId=${episodeId}`, '/v1/episodes']
  return (client, turn) => {
    const { token = '', userId = 0 } = people[client] ?? {}
    const path = reads[turn % 5]
    if (path !== undefined) return { method: 'GET', path, token }
    return { method: 'POST', path: '/v1/picks/memo', token, body: JSON.stringify({ userId, episodeId, memo: `turn ${turn}` }) }
  }
}

async function measureEmpty(): Promise<Load> {
  const count = createBackend(createWorld(new MemoryLog()), 'http://bench.test/').handlers.length
  const server = await startProcess(['scripts/bench/emptyServer.ts', String(EMPTY_PORT), String(count)])
  const options = { url: server.url, clients: CLIENTS, everyMs: 0, callOf: () => ({ method: 'GET', path: '/v1/called' }) }
  await runLoad({ ...options, seconds: 5 })
  const load = await runLoad({ ...options, seconds: 15 })
  await server.stop()
  return load
}

/** Adds 1,000 idle connections, and fifty that send a byte per second. */
async function besideSlowClients({ url }: RunningServer, callOf: (client: number, turn: number) => Call): Promise<Load> {
  const { port } = new URL(url)
  const sockets = Array.from({ length: 1050 }, () => connect(Number(port), 'localhost').on('error', () => {}))
  const slow: Socket[] = sockets.slice(0, 50)
  for (const socket of slow) socket.write('POST /v1/auth/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n')
  const drip = setInterval(() => slow.forEach((socket) => socket.write(' ')), 1000)
  const load = await runLoad({ url, clients: 50, seconds: 10, everyMs: 250, callOf })
  clearInterval(drip)
  for (const socket of sockets) socket.destroy()
  return load
}

/** With a new server, since the peak of memory is counted from the start of a process. */
async function measureUploads(): Promise<Pick<LoadResults, 'upload' | 'tooBig'>> {
  const server = await startProcess(['mocks/server.ts', '--port', '0', '--quiet'])
  const { data } = await post(server.url, '/v1/auth/guest', { guestId: 'upload' })
  const headers = { authorization: `Bearer ${String(data['accessToken'])}` }
  await fetch(`${server.url}/v1/reviews`, { method: 'POST', headers, body: formOf(0.01) })
  await pause(3000)
  const before = server.memory().peak
  const { status } = await fetch(`${server.url}/v1/reviews`, { method: 'POST', headers, body: formOf(UPLOAD_MB) })
  const { peak } = server.memory()
  await pause(20_000)
  const after = server.memory().now
  const tooBig = await announceTooMuch(server.url)
  await server.stop()
  return { upload: { before, peak, after, status }, tooBig }
}

function formOf(megabytes: number): FormData {
  const form = new FormData()
  form.append('review', new Blob(['{}'], { type: 'application/json' }))
  form.append('images', new Blob([new Uint8Array(megabytes * 1024 * 1024)], { type: 'image/png' }), 'photo.png')
  return form
}

/** Announces a body of 40 MB, sends none of it, and waits for the refusal. */
async function announceTooMuch(url: string): Promise<{ status: string; ms: number }> {
  const socket = connect(Number(new URL(url).port), 'localhost')
  const began = performance.now()
  socket.write(`POST /v1/auth/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${40 * 1024 * 1024}\r\n\r\n`)
  const [line = ''] = await new Promise<string[]>((resolve) => socket.once('data', (part) => resolve(String(part).split('\r\n'))))
  socket.destroy()
  return { status: line, ms: performance.now() - began }
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const mb = (value: number) => `${value.toFixed(0)} MB`
const row = (name: string, { requests, errors, perSecond, p50, p95, p99 }: Load) =>
  `| ${name} | ${requests} | ${errors} | ${perSecond.toFixed(0)} | ${ms(p50)} | ${ms(p95)} | ${ms(p99)} |`

/** The section of `docs/bench.md` below its title. */
function loadReport({ paced, closed, empty, busy, upload, tooBig, load }: LoadResults): string {
  const { memory, files } = paced
  return `Written by \`npm run bench -- load --write\`. \`npm run mock:server -- --data DIR\`, clients and server on this machine (load ${load} at the end). Each client has a connection; four of five calls read, one
writes a memo. Aims: 200 that ask once a second for a minute p95 < 50 ms, no error, memory flat; 200 that never pause no error and at least a third of the
throughput of \`getResponse\` over as many empty handlers under Hono.

| clients | requests | errors | a second | p50 | p95 | p99 |
| --- | --- | --- | --- | --- | --- | --- |
${row('200, once a second, 60 s', paced)}
${row('200 without a pause, 15 s', closed)}
${row('the same over empty handlers', empty)}
${row('50, four times a second, beside 1,000 idle and 50 slow connections', busy)}

Share of the empty handlers' throughput: ${((100 * closed.perSecond) / empty.perSecond).toFixed(0)} %. Memory over the minute: ${mb(memory.before)} before, ${mb(memory.after)} after, ${mb(memory.peak)} at most. ${mb(files)} of it are pages of files (Node itself, lmdb's data file),
which the system takes back when it needs them; the rest is mostly V8's heap, which grows to what the load makes convenient. After the load without a pause: ${mb(closed.memory.before)} before, ${mb(closed.memory.peak)} at most, ${mb(closed.memory.after)} a minute later (aim: within 20 MB).

An upload of ${UPLOAD_MB} MB (status ${upload.status}): ${mb(upload.before)} before, ${mb(upload.peak)} at most, ${((upload.peak - upload.before) / UPLOAD_MB).toFixed(1)} times its size (aim: 4), ${mb(upload.after)} twenty seconds later.
One that announces 40 MB: \`${tooBig.status}\` after ${ms(tooBig.ms)}, before any of it was sent.
`
}

const report = loadReport(await measureLoad())
console.log(report)
if (process.argv.includes('--write')) {
  writeFileSync('docs/bench.md', writeSection(readFileSync('docs/bench.md', 'utf8'), TITLE, report))
  writeTrustRows()
}
