import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { findBrowser, testArguments } from '../../../scripts/shared/browser.ts'

export type Profile = { readonly browser: BrowserContext; readonly close: () => Promise<void> }

/**
 * A browser with a profile on disk, since storage behaves differently in the memory of an incognito context.
 * Hosts that end with `.test` resolve to localhost, but are insecure origins.
 */
export async function openProfile(): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-'))
  const executablePath = findBrowser()
  const browser = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...testArguments, '--disable-popup-blocking', '--host-resolver-rules=MAP *.test 127.0.0.1'],
  })
  return {
    browser,
    close: async () => {
      await browser.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
