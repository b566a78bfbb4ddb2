import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A request to the good server and its reply: both can be changed. */
export type Passing = { readonly method: string; readonly path: string; readonly headers: Headers; readonly body: Uint8Array }
export type Reply = { readonly status: number; readonly headers: Headers; readonly text: string }

/** A defect: changes the request or the reply. */
export type Defect = {
  readonly changeRequest?: (request: Passing) => Passing
  readonly changeReply?: (reply: Reply, request: Passing) => Reply
}

/** A proxy with a defect in front of a good server; close it when done. */
export async function startBroken(target: string, { changeRequest = (it) => it, changeReply = (it) => it }: Defect) {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = changeRequest(await read(incoming))
    const init: RequestInit = { method: request.method, headers: request.headers, redirect: 'manual' }
    if (request.method !== 'GET') init.body = Uint8Array.from(request.body)
    const good = await fetch(target + request.path, init)
    const { status, headers, text } = changeReply(
      { status: good.status, headers: good.headers, text: await good.text() },
      request,
    )
    outgoing.statusCode = status
    for (const name of ['content-type', 'allow', 'location']) {
      const value = headers.get(name)
      if (value !== null) outgoing.setHeader(name, value)
    }
    outgoing.end(text)
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://localhost:${port}`, close }
}

async function read(incoming: IncomingMessage): Promise<Passing> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) if (chunk instanceof Uint8Array) chunks.push(chunk)
  const headers = new Headers()
  for (const name of ['content-type', 'authorization']) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body: Buffer.concat(chunks) }
}

/** The reply with changed data; a refusal is unchanged. */
export function withData(reply: Reply, change: (data: unknown) => unknown): Reply {
  const { result, data, error }: { result?: unknown; data?: unknown; error?: unknown } = Object(parsed(reply.text))
  return result === 'SUCCESS' ? { ...reply, text: JSON.stringify({ result, data: change(data), error }) } : reply
}

/** The code of a refusal. */
export function codeOf(reply: Reply): unknown {
  const { error }: { error?: unknown } = Object(parsed(reply.text))
  const { code }: { code?: unknown } = Object(error)
  return code
}

/** A success in place of a refusal. */
export function yes(reply: Reply, data: unknown): Reply {
  return { ...reply, status: 200, text: JSON.stringify({ result: 'SUCCESS', data, error: null }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
