import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { findBrowser, testArguments } from '../../../scripts/shared/browser.ts'

export type KillableBrowser = {
  readonly page: Page
  /** Ends every process of the browser at once, as a power cut does. */
  readonly kill: () => Promise<void>
  /** Lets the browser write everything to disk. */
  readonly close: () => Promise<void>
}

export const makeProfile = (): string => mkdtempSync(join(tmpdir(), 'pickers-kill-'))

export const removeProfile = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/** A copy of a closed browser's profile. */
export function copyProfile(folder: string): string {
  const copy = makeProfile()
  cpSync(folder, copy, { recursive: true, filter: (path) => !path.includes('Singleton') })
  return copy
}

/** Starts a Chromium of its own on a profile: Playwright does not name the process of the browsers it starts. */
export async function startBrowser(folder: string, ...more: readonly string[]): Promise<KillableBrowser> {
  const own = ['--headless=new', '--no-first-run', '--accept-lang=ko', '--disable-popup-blocking', '--remote-debugging-port=0']
  const child = spawn(
    findBrowser() ?? chromium.executablePath(),
    [...testArguments, ...own, ...more, `--user-data-dir=${folder}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = once(child, 'exit')
  const browser = await chromium.connectOverCDP(await debuggerAddress(child.stderr))
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no context')
  return {
    page: await context.newPage(),
    kill: async () => {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await exited
    },
    close: async () => {
      const session = await browser.newBrowserCDPSession()
      await Promise.all([session.send('Browser.close'), exited])
    },
  }
}

async function debuggerAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('the browser did not start')
}

/** Waits until local storage with this text is on disk; Chromium writes it some seconds late. */
export const waitUntilOnDisk = (folder: string, text: string) => expect(() => expect(isOnDisk(folder, text)).toBe(true)).toPass()

function isOnDisk(folder: string, text: string): boolean {
  const storage = join(folder, 'Default', 'Local Storage', 'leveldb')
  const files = readdirSync(storage).filter((name) => name.endsWith('.log'))
  const spellings = [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')]
  return files.some((name) => {
    const content = readFileSync(join(storage, name))
    return spellings.some((spelling) => content.includes(spelling))
  })
}
