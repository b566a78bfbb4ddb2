import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { browserArguments, findBrowser } from '../../../scripts/shared/browser.ts'
import type { Engine } from './engine.ts'
import { launchWithPuppeteer } from './puppeteerEngine.ts'
import { launchWebKit } from './webKitEngine.ts'

/** Korean, as in the other tests: the language of a first visit follows the browser. */
const language = 'ko-KR'

const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium'],
  isInstalled: () => findBrowser() !== undefined,
  launch: async ({ blocksStorage = false } = {}) => {
    const userDataDir = mkdtempSync(join(tmpdir(), 'pickers-chromium-'))
    const content = blocksStorage ? { default_content_setting_values: { cookies: 2 } } : {}
    mkdirSync(join(userDataDir, 'Default'), { recursive: true })
    // Popups of a driver's clicks are not blocked.
    writeFileSync(
      join(userDataDir, 'Default', 'Preferences'),
      JSON.stringify({ intl: { accept_languages: language }, profile: content }),
    )
    const browser = await launchWithPuppeteer({
      browser: 'chrome',
      executablePath: findBrowser() ?? '',
      userDataDir,
      args: [...browserArguments, `--lang=${language}`, '--window-size=1280,900'],
    })
    const close = async () => {
      await browser.close()
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
    }
    return { ...browser, close }
  },
}

const firefoxNames = ['firefox-esr', 'firefox']

const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => isRunnable(findOnPath(firefoxNames)),
  launch: ({ blocksStorage = false } = {}) =>
    launchWithPuppeteer({
      browser: 'firefox',
      executablePath: findOnPath(firefoxNames) ?? '',
      args: ['--width=1280', '--height=900'],
      extraPrefsFirefox: {
        'intl.accept_languages': language,
        'dom.disable_open_during_load': false,
        ...(blocksStorage && { 'network.cookie.cookieBehavior': 2 }),
      },
    }),
}

const webKit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () =>
    findOnPath(['WebKitWebDriver']) !== undefined && findOnPath(['Xvfb']) !== undefined && findMiniBrowser() !== '',
  launch: () => launchWebKit(findMiniBrowser()),
}

export const engines: readonly Engine[] = [chromium, firefox, webKit]

/** The file to which a run writes the version of an engine. */
export const versionFile = (name: Engine['name']) => `.cache/engine-${name.toLowerCase()}.txt`

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** Ubuntu's `firefox` without its snap is a script that only names the snap. */
function isRunnable(path: string | undefined): boolean {
  return path !== undefined && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

/** Debian installs it below `/usr/lib/<architecture>/webkit2gtk-<version>`, outside the path. */
function findMiniBrowser(): string {
  const root = '/usr/lib'
  if (!existsSync(root)) return ''
  const candidates = readdirSync(root).flatMap((architecture) => {
    const folder = join(root, architecture)
    if (!/-linux-gnu/.test(architecture)) return []
    return readdirSync(folder)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => join(folder, name, 'MiniBrowser'))
  })
  return candidates.find((path) => existsSync(path)) ?? ''
}
