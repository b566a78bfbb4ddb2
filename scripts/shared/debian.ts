import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages can be installed: Debian, or a system based on it, as root. */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Installs packages with apt-get. Returns one sentence about the result. */
export function installPackages(names: readonly string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Without a network, apt would wait two minutes for each of its addresses.
  const limits = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']
  try {
    execFileSync('apt-get', ['update', '-q', ...limits], { stdio: ['ignore', 'ignore', 'pipe'], env })
    execFileSync('apt-get', ['install', '-y', '-q', ...limits, ...names], { stdio: ['ignore', 'ignore', 'pipe'], env })
    return `installed ${names.join(' ')}`
  } catch (error) {
    const reason = error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error)
    return `apt-get could not install ${names.join(' ')}: ${reason}`
  }
}
