import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Runs a package's command or a program of the system without stdin. Never rejects: a missing program has code 127. */
export function run(
  command: string,
  parameters: string[],
  { env = {}, cwd = '.', quiet = false }: Options = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const script = scriptOf(command, cwd)
    const [program, words] = script === undefined ? [command, parameters] : [process.execPath, [script, ...parameters]]
    const child = spawn(program, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()))
    child.stderr?.on('data', (part: Buffer) => (output += part.toString()))
    child.on('error', (error) => done({ code: 127, output: `${output}${command}: ${error.message}\n` }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

const packages: Record<string, string> = { tsc: 'typescript' }

/**
 * The script of a package's command, which Node runs: the files of `node_modules/.bin`, and npm's own, are batch files on Windows,
 * which need a shell, and a shell reads blanks and quotes.
 */
function scriptOf(command: string, cwd: string): string | undefined {
  if (command === 'npm') return process.env['npm_execpath']
  const folder = join('node_modules', packages[command] ?? command)
  const manifest = join(cwd, folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''))
}
