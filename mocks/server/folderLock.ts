import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes this process the only user of a folder, until it ends or calls the returned function. Rejects with a message if
 * another running process uses it. The lock is a socket, which cannot outlive its process.
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

/** In the system's temporary folder: socket paths must be short, and some shared folders do not support sockets. */
function socketOf(folder: string): string {
  const name = `pickers-mock-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\?\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** The id of the running process that holds the lock. */
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
