import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { WebDriver } from 'selenium-webdriver'

export interface Engine {
  readonly name: string
  /** Debian's packages. */
  readonly packages: readonly string[]
  readonly isInstalled: () => boolean
  readonly launch: () => Promise<WebDriver>
  /** With the browser's own setting that blocks all site data; WebKitGTK's driver has none. */
  readonly launchBlocked?: () => Promise<WebDriver>
}

export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    // Ubuntu's `firefox` without its snap is a script that only names the snap.
    isInstalled: () => firefox() !== '' && spawnSync(firefox(), ['--version'], { timeout: 20_000 }).status === 0,
    launch: async () => (await import('./firefox.ts')).launchFirefox(firefox()),
    launchBlocked: async () => (await import('./firefox.ts')).launchFirefox(firefox(), { 'network.cookie.cookieBehavior': 2 }),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => [findOnPath('WebKitWebDriver'), findOnPath('Xvfb'), findMiniBrowser()].every(Boolean),
    launch: async () => (await import('./webKit.ts')).launchWebKit(findMiniBrowser() ?? ''),
  },
]

const firefox = () => findOnPath('firefox-esr') ?? findOnPath('firefox') ?? ''

function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Debian installs it below `/usr/lib/<architecture>/webkit2gtk-<version>`, outside the path. */
function findMiniBrowser(): string | undefined {
  const architectures = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].filter((folder) => existsSync(folder))
  const folders = architectures.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  const candidates = folders.filter((folder) => folder.includes('/webkit2gtk-')).map((folder) => join(folder, 'MiniBrowser'))
  return candidates.find((path) => existsSync(path))
}
