import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import * as v from 'valibot'

const names = ['backend', 'mock', 'real', 'demo-404', 'site', 'storybook'] as const

type Ports = Record<(typeof names)[number], number>

const schema = v.object(v.entriesFromList(names, v.number()))

/** The ports of the last run, which its real build names. */
const file = 'dist-test/ports.json'

/**
 * The ports of this run's servers: chosen by its first process, which hands them to all that it starts. They are those of the
 * last run while they are free, so that its builds can be used again.
 */
export async function choosePorts(): Promise<Ports> {
  process.env['TEST_PORTS'] ??= await chooseFree()
  return v.parse(schema, JSON.parse(process.env['TEST_PORTS']))
}

async function chooseFree(): Promise<string> {
  const last = readLast()
  const ports = (last && (await listenOnce(names.map((name) => last[name])))) ?? (await listenOnce(names.map(() => 0))) ?? []
  const chosen = JSON.stringify(Object.fromEntries(names.map((name, at) => [name, ports[at]])))
  mkdirSync('dist-test', { recursive: true })
  writeFileSync(file, chosen)
  return chosen
}

function readLast(): Ports | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** These ports, with a free one for each 0; undefined if one is taken. Listens on all at once, so that none is found twice. */
async function listenOnce(wanted: readonly number[]): Promise<number[] | undefined> {
  const servers = wanted.map(() => createServer())
  try {
    return await Promise.all(
      servers.map(
        (server, at) =>
          new Promise<number>((done, failed) => {
            server.once('error', failed)
            server.listen(wanted[at], () => done(portOf(server.address())))
          }),
      ),
    )
  } catch {
    return undefined
  } finally {
    for (const server of servers) server.close()
  }
}

const portOf = (address: AddressInfo | string | null) => (address !== null && typeof address === 'object' ? address.port : 0)
