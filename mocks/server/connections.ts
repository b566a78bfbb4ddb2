import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { failure } from '../handlers/reply.ts'
import { Refusal } from '../rules/refusal.ts'

/** Resolves with the port. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject('code' in error && error.code === 'EADDRINUSE' ? portTaken(port, error) : error))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

const portTaken = (port: number, cause: Error) =>
  new Error(`port ${port} is taken (EADDRINUSE). Choose another one: npm run mock:server -- --port N`, { cause })

/** Closes open connections too. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
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
