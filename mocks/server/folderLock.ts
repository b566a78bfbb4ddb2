import { createHash } from 'node:crypto'
import { closeSync, constants, ftruncateSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Locks the file as it is opened: https://docs.libuv.org/en/v1.x/fs.html#c.UV_FS_O_EXLOCK. Node has no name for it. */
const O_EXLOCK = 0x20

/**
 * Makes this process the only user of a folder, until it ends or calls the returned function. Rejects with a message if
 * another running process uses it. Taking the lock is one step of the operating system, which also frees it when the process
 * ends: a socket without a file on Linux, a pipe on Windows, a locked file on macOS.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `pickers-mock-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}`
  if (process.platform === 'darwin') return lockFile(folder, join(tmpdir(), `${name}.lock`))
  const path = process.platform === 'win32' ? `\\\\?\\pipe\\${name}` : `\0${name}`
  const server = createServer((socket) => socket.end(String(process.pid)))
  await listen(server, path).catch(async (error: unknown) => {
    throw Object(error).code === 'EADDRINUSE' ? inUse(folder, await ownerAt(path)) : error
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function lockFile(folder: string, path: string): () => Promise<void> {
  try {
    const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK)
    ftruncateSync(file)
    writeSync(file, String(process.pid))
    return async () => closeSync(file)
  } catch (error) {
    throw Object(error).code === 'EAGAIN' ? inUse(folder, readFileSync(path, 'utf8')) : error
  }
}

const inUse = (folder: string, owner: string) => new Error(`another mock server (process ${owner}) already uses ${folder}`)

/** The id of the process that holds the lock. */
function ownerAt(path: string): Promise<string> {
  return new Promise((resolve) => {
    let owner = ''
    const socket = connect(path)
    socket.on('data', (part) => (owner += String(part)))
    socket.on('end', () => resolve(owner))
    socket.on('error', () => resolve('unknown'))
  })
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
}
