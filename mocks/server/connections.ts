import type { Server } from 'node:http'
import { createServer, type Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { failure } from '../handlers/reply.ts'
import { Refusal } from '../rules/refusal.ts'

type Listening = { readonly port: number; readonly close: () => Promise<void> }

/** Listens on an address; without one on both loopback addresses, which only programs of this machine reach. */
export async function listen(server: Server, port: number, host: string | undefined): Promise<Listening> {
  const isLoopback = host === undefined || host === 'localhost'
  const first = await listenOn(server, port, isLoopback ? '127.0.0.1' : host)
  if (!isLoopback) return { port: first, close: () => closeServer(server) }
  const second = createServer((socket) => server.emit('connection', socket))
  try {
    await listenOn(second, first, '::1')
  } catch (error) {
    if (isCode(error, ['EADDRNOTAVAIL', 'EAFNOSUPPORT'])) return { port: first, close: () => closeServer(server) }
    await closeServer(server)
    // Another program has the port that was free for 127.0.0.1.
    if (port === 0) return listen(server, port, host)
    throw error
  }
  return { port: first, close: async () => void (await Promise.all([closeServer(server), closeServer(second)])) }
}

/** Resolves with the port. */
function listenOn(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(isCode(error, ['EADDRINUSE']) ? portTaken(port, error) : error))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

const isCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

const portTaken = (port: number, cause: Error) =>
  new Error(`port ${port} is taken (EADDRINUSE). Choose another one: npm run mock:server -- --port N`, { cause })

/** Closes open connections too. */
function closeServer(server: NetServer | Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}

/** Refuses in the envelope what Node would refuse without one: data that is not HTTP, CONNECT, an unknown `expect`. */
export function refuseMalformed(server: Server): void {
  server.on('clientError', (_error, socket) => void refuseConnection(socket))
  server.on('connect', (_request, socket) => void refuseConnection(socket))
  server.on('checkExpectation', ({ socket }) => void refuseConnection(socket))
}

async function refuseConnection(socket: Duplex): Promise<void> {
  const body = await failure(new Refusal('INVALID_REQUEST')).text()
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n\r\n${body}`)
  else socket.destroy()
}
