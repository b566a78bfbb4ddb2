import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const timeoutMs = 20_000

/**
 * Starts the mock backend as an HTTP server with its own data folder, which `stop` removes. Resolves once this very server
 * replies; rejects if it does not start, as where another program has the port. `cwd` is the project's folder.
 */
export async function startBackend(clientUrl: string, port: number, cwd = '.') {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-e2e-'))
  const token = randomUUID()
  const args = ['--port', String(port), '--client-url', clientUrl, '--data', folder]
  const server = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HEALTH_TOKEN: token },
  })
  let output = ''
  const append = (part: Buffer) => void (output += part.toString())
  server.stdout.on('data', append)
  server.stderr.on('data', append)
  const until = Date.now() + timeoutMs
  while ((await readToken(port)) !== token) {
    if (server.exitCode !== null || Date.now() > until) {
      server.kill()
      throw new Error(`the mock server did not start on port ${port}:\n${output}`)
    }
    await pause(50)
  }
  return {
    async stop() {
      if (server.exitCode === null) {
        const exited = once(server, 'exit')
        server.kill()
        await exited
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Undefined if no server of ours replies on the port. */
async function readToken(port: number): Promise<unknown> {
  try {
    const reply: unknown = await (await fetch(`http://localhost:${port}/health`)).json()
    return typeof reply === 'object' && reply !== null && 'token' in reply ? reply.token : undefined
  } catch {
    return undefined
  }
}
