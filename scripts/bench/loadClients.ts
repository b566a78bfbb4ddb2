import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Load = {
  readonly requests: number
  readonly errors: number
  readonly perSecond: number
  /** Milliseconds from the request to the last byte of its reply. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export type Call = { readonly method: string; readonly path: string; readonly body?: string; readonly token?: string }

export type LoadOptions = {
  readonly url: string
  readonly clients: number
  readonly seconds: number
  /** Time between the starts of a client's requests in ms; 0 sends them one after another. */
  readonly everyMs: number
  readonly callOf: (client: number, turn: number) => Call
}

/** Sends requests from clients with one connection each; a reply other than 2xx is an error. */
export async function runLoad({ url, clients, seconds, everyMs, callOf }: LoadOptions): Promise<Load> {
  const times: number[] = []
  let errors = 0
  const began = performance.now()
  const end = began + seconds * 1000
  const run = async (client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await pause((everyMs * client) / clients)
    for (let turn = 0; performance.now() < end; turn++) {
      const sent = performance.now()
      const status = await send(agent, url, callOf(client, turn))
      times.push(performance.now() - sent)
      if (status < 200 || status > 299) errors += 1
      const rest = everyMs - (performance.now() - sent)
      if (rest > 0) await pause(rest)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  const perSecond = times.length / ((performance.now() - began) / 1000)
  const sorted = times.toSorted((one, other) => one - other)
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { requests: times.length, errors, perSecond, p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) }
}

/** Returns the status; 0 without a reply. */
function send(agent: Agent, url: string, { method, path, body, token }: Call): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const outgoing = request(url + path, { method, agent, headers }, (reply) => {
      reply.resume()
      reply.on('end', () => resolve(reply.statusCode ?? 0))
      reply.on('error', () => resolve(0))
    })
    outgoing.on('error', () => resolve(0))
    outgoing.end(body)
  })
}
