import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureBrowser, findBrowser, findHeadlessShell } from '../scripts/shared/browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'pickers-browser-'))
const place = (name: string) => {
  writeFileSync(join(folder, name), '')
  chmodSync(join(folder, name), 0o755)
  return join(folder, name)
}

beforeEach(() => {
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`)
  vi.stubEnv('CHROME_PATH', '')
})
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the browser named by CHROME_PATH comes before any other', () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(findBrowser()).toBe(process.execPath)
  expect(findHeadlessShell()).toBe(process.execPath)
})

test('an invalid CHROME_PATH is reported, without a fallback to another browser', async () => {
  vi.stubEnv('CHROME_PATH', '/no/such/browser')
  expect(await ensureBrowser()).toEqual({
    path: undefined,
    line: 'browser: MISSING, CHROME_PATH names /no/such/browser, which does not exist',
  })
})

test('a browser of the system is found on the path', () => {
  const chromium = place('chromium')
  expect(findBrowser()).toBe(chromium)
})

test('tests without a window prefer the headless shell of the system', () => {
  const shell = place('chromium-headless-shell')
  expect(findHeadlessShell()).toBe(shell)
})
