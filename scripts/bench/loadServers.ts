import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** Megabytes in memory: now, the peak since the start, and the part of file pages, which the system can reclaim. */
export type ProcessMemory = { readonly now: number; readonly peak: number; readonly files: number }

export type RunningServer = {
  readonly url: string
  readonly memory: () => ProcessMemory
  readonly stop: () => Promise<void>
}

/** Starts one of our scripts as a process; resolves when it prints its address. */
export async function startProcess(args: readonly string[], stderr: 'inherit' | 'ignore' = 'inherit'): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['ignore', 'pipe', stderr] })
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

/** Only available on Linux; 0 on other systems. */
function memoryOf({ pid }: ChildProcess): ProcessMemory {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM'), files: megabytes('RssFile') }
  } catch {
    return { now: 0, peak: 0, files: 0 }
  }
}
