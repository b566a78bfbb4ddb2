import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { backend } from './sites.ts'

const timeoutMs = 20_000

/** Starts the mock backend as an HTTP server with its own data folder, which `stop` removes. Resolves once it replies. */
export async function startBackend(clientUrl: string, port: number = backend.port) {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-e2e-'))
  const args = ['--port', String(port), '--client-url', clientUrl, '--data', folder]
  const server = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const append = (part: Buffer) => void (output += part.toString())
  server.stdout.on('data', append)
  server.stderr.on('data', append)
  const until = Date.now() + timeoutMs
  while (!(await isHealthy(port))) {
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

async function isHealthy(port: number) {
  try {
    return (await fetch(`http://localhost:${port}/health`)).ok
  } catch {
    return false
  }
}
