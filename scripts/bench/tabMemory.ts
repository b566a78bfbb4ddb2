import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** Memory of a process in bytes: private memory on Linux, else all of it. */
function memoryOf(id: number): number {
  const status = `/proc/${id}/status`
  const own = existsSync(status) ? /RssAnon:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined
  return Number(own ?? execFileSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' })) * 1024
}

/** Memory of the largest renderer process, in bytes. */
export async function memoryOfLargestTab(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => memoryOf(id)))
}

/** The highest memory of a tab during an action, in bytes. */
export async function peakMemoryDuring(browser: Browser, act: () => Promise<void>): Promise<number> {
  let most = 0
  const done = new AbortController()
  const looking = (async () => {
    while (!done.signal.aborted) most = Math.max(most, await memoryOfLargestTab(browser))
  })()
  await act().finally(() => done.abort())
  await looking
  return most
}
