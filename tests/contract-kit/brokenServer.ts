import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Reply = { readonly status: number; readonly headers: Headers; readonly text: string }
/** A defect: changes the reply to a request. */
export type Defect = (
  reply: Reply,
  request: { readonly method: string; readonly path: string; readonly token: string | undefined },
) => Reply

/** A proxy with a defect in front of a server that conforms; close it when done. */
export async function startBroken(target: string, defect: Defect) {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/', headers: sent } = incoming
    const headers = new Headers()
    for (const name of ['content-type', 'authorization'] as const) if (sent[name] !== undefined) headers.set(name, sent[name])
    const body = method === 'GET' ? null : new Uint8Array(await buffer(incoming))
    const good = await fetch(target + url, { method, headers, body, redirect: 'manual' })
    const request = { method, path: url.split('?')[0] ?? '', token: sent.authorization?.slice('Bearer '.length) }
    const reply = defect({ status: good.status, headers: good.headers, text: await good.text() }, request)
    outgoing.statusCode = reply.status
    for (const name of ['content-type', 'allow', 'location']) {
      const value = reply.headers.get(name)
      if (value !== null) outgoing.setHeader(name, value)
    }
    outgoing.end(reply.text)
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
