import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** A little more than the contract's limit (API-04), so that the handlers see a body that is too long; the rest is dropped. */
const LONGEST_BODY = 36 * 1024 * 1024

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': 'allow',
  'access-control-max-age': '600',
}

/** What came over the wire, as the handlers take it. */
export async function requestOf(url: string, incoming: IncomingMessage): Promise<Request> {
  const body = await bodyOf(incoming)
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  return new Request(url, method === 'GET' ? { method, headers } : { method, headers, body })
}

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue
    if (length < LONGEST_BODY) chunks.push(chunk)
    length += chunk.byteLength
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

/** Sends a reply, for any origin. */
export async function send(outgoing: ServerResponse, reply: Response, isHead: boolean): Promise<void> {
  const body = Buffer.from(await reply.arrayBuffer())
  outgoing.statusCode = reply.status
  for (const [name, value] of Object.entries(cors)) outgoing.setHeader(name, value)
  for (const [name, value] of reply.headers) outgoing.appendHeader(name, value)
  if (reply.status !== 204) outgoing.setHeader('content-length', body.byteLength)
  outgoing.end(isHead ? undefined : body)
}

/** Rejects if the port is taken; the port that was taken in the end. */
export function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Cuts whoever is still connected. */
export function closing(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
