import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/shared/browser.ts'

export type Profile = { readonly browser: BrowserContext; readonly close: () => Promise<void> }

/**
 * A browser of its own with its profile on disk: an incognito context keeps storage in memory, where it behaves otherwise.
 * Hosts that end with `.test` are this machine, and to the browser an insecure origin.
 */
export async function openProfile(): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-'))
  const executablePath = findBrowser()
  const browser = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...browserArguments, '--disable-popup-blocking', '--host-resolver-rules=MAP *.test 127.0.0.1'],
  })
  return {
    browser,
    close: async () => {
      await browser.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
