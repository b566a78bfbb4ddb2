import { spawn } from 'node:child_process'

export interface Outcome {
  code: number
  /** What it printed, both streams; empty when it wrote straight to the terminal. */
  output: string
}

interface Options {
  env?: Record<string, string>
  cwd?: string
  /** Keep what it prints for later instead of showing it at once: for commands that run side by side. */
  quiet?: boolean
}

/** Runs a program of `node_modules/.bin` or the system, without a stdin; never rejects: a program that is missing counts as failed. */
export function run(command: string, words: string[], { env = {}, cwd = '.', quiet = false }: Options = {}): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(command, words, {
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
