import { spawn } from 'node:child_process'

export interface Outcome {
  code: number
  /** Both output streams; empty unless `quiet`. */
  output: string
}

interface Options {
  env?: Record<string, string>
  cwd?: string
  /** Captures the output instead of printing it, for commands that run in parallel. */
  quiet?: boolean
}

/** Runs a program of `node_modules/.bin` or the system without stdin. Never rejects: a missing program has code 127. */
export function run(
  command: string,
  parameters: string[],
  { env = {}, cwd = '.', quiet = false }: Options = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}`, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()))
    child.stderr?.on('data', (part: Buffer) => (output += part.toString()))
    child.on('error', (error) => done({ code: 127, output: `${output}${command}: ${error.message}\n` }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
