import { engines } from '../../tests/engines/support/engines.ts'
import { installPackages, isDebianRoot } from '../shared/debian.ts'
import { run } from '../shared/run.ts'
import { counted, countVitest } from '../test/counts.ts'
import type { Counts } from '../check/check.ts'

export const reportFile = '.cache/engines.json'

/** Installs missing engines on Debian, names those left out, and runs the journeys in the others. */
export function runJourneys(set: 'all' | 'short', filters: readonly string[] = []): Promise<Counts> {
  console.log(installEngines())
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const words = ['run', '--config', 'vitest.engines.config.ts', ...reporters, ...filters]
  const tolerance = filters.length > 0 ? ['--passWithNoTests'] : []
  return counted(reportFile, countVitest, () => run('vitest', [...words, ...tolerance], { env: { ENGINES: set } }))
}

function installEngines(): string {
  const missing = engines.filter((engine) => !engine.isInstalled())
  const installed =
    missing.length > 0 && isDebianRoot() ? installPackages(missing.flatMap(({ packages }) => packages)) : undefined
  const leftOut = engines.filter((engine) => !engine.isInstalled())
  const names = engines.filter((engine) => engine.isInstalled()).map(({ name }) => name)
  const hints = leftOut.map(({ name, packages }) => `${name} (Debian: ${packages.join(' ')})`)
  return [`engines: ${names.join(', ')}`, hints.length > 0 ? `left out: ${hints.join(', ')}` : undefined, installed]
    .filter(Boolean)
    .join('; ')
}
