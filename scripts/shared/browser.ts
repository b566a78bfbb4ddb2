import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installPackages, isDebianRoot } from './debian.ts'
import { run } from './run.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const packages = {
  browser: 'chromium',
  shell: 'chromium-headless-shell',
  latin: 'fonts-liberation',
  emoji: 'fonts-noto-color-emoji',
  korean: 'fonts-noto-cjk',
}

/**
 * Features that tests do not need. Chromium uses only the last such list, so the first line repeats that of Playwright 1.65;
 * the second line lists renderers that every window would start, a seventh of a test's time.
 */
const featuresOff = [
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess,WebUIOmniboxAimPopup,WebUIOmniboxPopup',
]

/** Arguments of every browser: no background network traffic, and no sandbox, so that root can run it in a container. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  `--disable-features=${featuresOff.join(',')}`,
  ...(isRoot() ? ['--no-sandbox'] : []),
]

/**
 * Arguments of the browsers of tests, which measure nothing. A page lives for a few seconds, too short for optimized code:
 * V8's optimizing compilers would take a tenth of the processor's time, a process for painting a fifteenth.
 */
export const testArguments = [...browserArguments, '--in-process-gpu', '--js-flags=--no-maglev --no-turbofan']

/** The browser to test with: CHROME_PATH, a system Chromium or Chrome, or Playwright's own; undefined if there is none. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROME_PATH']
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined
  return onPath(names) ?? elsewhere.find((path) => existsSync(path)) ?? playwrightsOwn()
}

/**
 * The browser of tests without a window of their own: Chromium's headless shell, with which they take a fifth less time, or
 * that of `findBrowser`.
 */
export function findHeadlessShell(): string | undefined {
  const isNamed = (process.env['CHROME_PATH'] ?? '') !== ''
  return (isNamed ? undefined : onPath(shells)) ?? findBrowser()
}

function onPath(files: readonly string[]) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => files.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/**
 * Finds or installs the requirements of the browser tests. `line` is a sentence about the result. `isKoreanNeeded` is for
 * tests of layout shift: the app's fallback faces take their widths from a Korean face of the system.
 */
export async function ensureBrowser(isKoreanNeeded = false): Promise<{ path: string | undefined; line: string }> {
  const named = process.env['CHROME_PATH']
  if (named !== undefined && named !== '' && !existsSync(named)) {
    return {
      path: undefined,
      line: `browser: MISSING, CHROME_PATH must be a browser such as /usr/bin/chromium, not ${named}, which does not exist`,
    }
  }
  const wanted = [...(findBrowser() === undefined ? [packages.browser, packages.latin] : []), ...missingFonts(isKoreanNeeded)]
  if (wanted.length > 0 && isDebianRoot()) console.log(`installing ${wanted.join(' ')}: stories and browser tests need them`)
  const installed = wanted.length > 0 && isDebianRoot() ? await installPackages(wanted) : undefined
  // On its own: not every system based on Debian has it.
  if (onPath(shells) === undefined && isDebianRoot()) await installPackages([packages.shell])
  if (findBrowser() === undefined && !isDebianRoot()) await run('playwright', ['install', 'chromium'])
  const path = findBrowser()
  return { path, line: describe(path, installed, missingFonts(isKoreanNeeded)) }
}

function describe(path: string | undefined, installed: string | undefined, fonts: string[]) {
  const browser = path === undefined ? 'MISSING, install Chromium or set CHROME_PATH' : (findHeadlessShell() ?? path)
  const fontLine = fonts.length === 0 ? 'fonts found' : `fonts missing: ${fonts.join(' ')}`
  return [`browser: ${browser}`, fontLine, installed].filter(Boolean).join('; ')
}

function missingFonts(isKoreanNeeded: boolean) {
  return [
    ...(hasFont(packages.emoji, 'und-zsye') ? [] : [packages.emoji]),
    ...(!isKoreanNeeded || hasFont(packages.korean, 'ko') ? [] : [packages.korean]),
  ]
}

function hasFont(debianPackage: string, language: string) {
  // Debian's package proves the font without fc-list.
  if (process.platform !== 'linux' || existsSync(`/usr/share/doc/${debianPackage}`)) return true
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
  return (stdout ?? '').trim() !== ''
}

function playwrightsOwn() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function isRoot() {
  return process.getuid?.() === 0
}
