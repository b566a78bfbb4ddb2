import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export type RunningServer = {
  readonly url: string
  /** Megabytes in memory: now, and the most since the last call of `resetPeak`. */
  readonly memory: () => { readonly now: number; readonly peak: number }
  readonly stop: () => Promise<void>
}

/** Starts a script of ours as a process of its own; resolves when it says where it answers. */
export async function startProcess(args: readonly string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [ready]: unknown[] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const url = /ready at (\S+)/.exec(String(ready))?.[1]
  if (url === undefined) throw new Error(`${args.join(' ')} did not start`)
  child.stdout.resume()
  return { url, memory: () => memoryOf(child), stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Linux alone says it; elsewhere 0. */
function memoryOf({ pid }: ChildProcess): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
  } catch {
    return { now: 0, peak: 0 }
  }
}
