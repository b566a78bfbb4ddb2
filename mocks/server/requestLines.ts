import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LogEntry } from '../handlers/requestLog.ts'

/** The logged data of a request whose connection is closed. */
export type RequestLine = {
  /** ISO 8601. */
  readonly at: string
  readonly world: string
  readonly method: string
  /** With the query, without the world's prefix. */
  readonly path: string
  /** Null if no complete reply was sent: because of a fault, or the client disconnected. */
  readonly status: number | null
  readonly ms: number
  readonly faults: readonly string[]
}

type CurrentRequest = { faults: readonly string[]; isLost: boolean }

const current = new AsyncLocalStorage<CurrentRequest>()

/** Adds the faults of a request-log entry to the line of the current request. */
export function noteFaults({ faults }: LogEntry): void {
  const request = current.getStore()
  if (request) request.faults = faults
}

/** Records that the current request gets no reply: a handler emulates a network error. */
export function noteLostReply(): void {
  const request = current.getStore()
  if (request) request.isLost = true
}

/** Runs `answer`, and calls `onLine` with the line of the request when it is over. */
export function withRequestLine(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { world, path }: { readonly world: string; readonly path: string },
  onLine: (line: RequestLine) => void,
  answer: () => void,
): void {
  const began = performance.now()
  const at = new Date().toISOString()
  const request: CurrentRequest = { faults: [], isLost: false }
  outgoing.once('close', () => {
    const ms = Math.round((performance.now() - began) * 10) / 10
    const status = outgoing.writableFinished && !request.isLost ? outgoing.statusCode : null
    onLine({ at, world, method: incoming.method ?? '', path: `/${path}`, status, ms, faults: request.faults })
  })
  current.run(request, answer)
}

/** `12:04:05 team-a GET /v1/products 200 3.1 ms (latency)` */
export function formatLine({ at, world, method, path, status, ms, faults }: RequestLine): string {
  const fault = faults.length > 0 ? ` (${faults.join(', ')})` : ''
  return `${at.slice(11, 19)} ${world} ${method} ${path} ${status ?? 'no reply'} ${ms} ms${fault}`
}
