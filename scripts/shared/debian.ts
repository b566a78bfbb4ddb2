import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Whether packages can be installed: Debian, or a system based on it, as root. */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

// Without a network, apt would wait two minutes for each of its addresses.
const limits = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

/** Installs packages with apt-get, without what they recommend: for Chromium, printers. Returns one sentence about the result. */
export async function installPackages(names: readonly string[]): Promise<string> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { code, output } = await run('apt-get', ['-q', ...limits, ...words], { env, quiet: true })
    if (code !== 0) return `apt-get could not install ${names.join(' ')}: ${output.trim().split('\n').at(-1) ?? ''}`
  }
  return `installed ${names.join(' ')}`
}
