import { engines } from '../../tests/engines/support/engines.ts'
import { installPackages, isDebianRoot } from '../shared/debian.ts'
import { run } from '../shared/run.ts'
import { counted, countVitest } from '../test/counts.ts'
import type { Counts } from '../check/check.ts'

export const reportFile = '.cache/engines.json'

const testFile = 'tests/engines/engines.test.ts'
const nothing: Counts = { passed: 0, failed: 0, failures: [] }

/**
 * Installs missing engines on Debian, names those left out in one line, and runs the journeys in the others. `paths` are parts
 * of a test file's path, `name` a part of a journey's or an engine's name. Needs the demo of `npm test -- --only builds`.
 */
export async function runJourneys(set: 'all' | 'short', paths: readonly string[] = [], name?: string): Promise<Counts> {
  if (paths.length > 0 && !paths.some((path) => testFile.includes(path))) return nothing
  console.log(installEngines())
  if (!engines.some((engine) => engine.isInstalled())) return nothing
  const filters = name === undefined ? [] : ['-t', name, '--passWithNoTests']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const words = ['run', '--config', 'vitest.engines.config.ts', ...reporters, ...filters]
  return counted(reportFile, countVitest, () => run('vitest', words, { env: { ENGINES: set } }))
}

function installEngines(): string {
  const missing = engines.filter((engine) => !engine.isInstalled())
  const installed =
    missing.length > 0 && isDebianRoot() ? installPackages(missing.flatMap(({ packages }) => packages)) : undefined
  const leftOut = engines.filter((engine) => !engine.isInstalled())
  const names = engines.filter((engine) => engine.isInstalled()).map(({ name }) => name)
  const hints = leftOut.map(({ name, packages }) => `${name} (Debian: ${packages.join(' ')})`)
  return [`engines: ${names.join(', ') || 'none'}`, hints.length > 0 ? `left out: ${hints.join(', ')}` : undefined, installed]
    .filter(Boolean)
    .join('; ')
}
