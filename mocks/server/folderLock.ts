import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes this process the only one that uses a folder, until it ends or calls what this returns. Rejects with a sentence where
 * another process lives that did. The lock is a socket: it cannot outlive its process, however that dies.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketOf(realpathSync(folder))
  const owner = await ownerAt(path)
  if (owner !== undefined) throw inUse(folder, owner)
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const server = createServer((socket) => socket.end(String(process.pid)))
  await listen(server, path).catch((error: unknown) => {
    throw Object(error).code === 'EADDRINUSE' ? inUse(folder, 'unknown') : error
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

const inUse = (folder: string, owner: string) => new Error(`another mock server (process ${owner}) already uses ${folder}`)

/** In the system's own folder: a socket's path is short, and some shared folders allow no sockets. */
function socketOf(folder: string): string {
  const name = `pickers-mock-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\?\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** The process that holds the lock, if one lives. */
function ownerAt(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let owner = ''
    const socket = connect(path)
    socket.on('data', (part) => (owner += String(part)))
    socket.on('end', () => resolve(owner))
    socket.on('error', () => resolve(undefined))
  })
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
}
