import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Not Vite's root, which differs for the small sites of the browser tests.
const manifest = new URL('../../package.json', import.meta.url)

/** Version and commit of a build, for testers' notes; the version only, outside a repository. */
export function buildName(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: fileURLToPath(new URL('.', manifest)),
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return `${version} ${commit.trim()}`
  } catch {
    return version
  }
}
