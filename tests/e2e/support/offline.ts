import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { OfflineFiles } from '../../../mocks/vite/offline.ts'

const name = 'offline.js'
const assignment = 'self.OFFLINE_FILES = '

/** The list of files in a build's `offline.js`. */
export function readOfflineFiles(build: string): OfflineFiles {
  const [first = ''] = readFileSync(join(build, name), 'utf8').split('\n')
  const files: OfflineFiles = JSON.parse(first.slice(assignment.length, -1))
  return files
}

/** A build's `offline.js` with another list. */
export function replaceOfflineFiles(build: string, files: OfflineFiles): string {
  const [, ...rest] = readFileSync(join(build, name), 'utf8').split('\n')
  return [`${assignment}${JSON.stringify(files)};`, ...rest].join('\n')
}

/** Lets the worker fill the precache, one file after the other, and waits for that. */
export async function waitUntilStored(page: Page, { precached }: OfflineFiles): Promise<void> {
  // MSW sends this message every five seconds.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('KEEPALIVE_REQUEST'))
  await expect(async () => expect(await countStored(page)).toBeGreaterThanOrEqual(precached.length)).toPass()
}

/** The number of files in the precache. */
export const countStored = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((cache) => cache.startsWith('workbox-precache'))
    const entries = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()))
    return entries.flat().length
  })
