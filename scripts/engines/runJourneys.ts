import { engines } from '../../tests/engines/support/engines.ts'
import { installPackages, isDebianRoot } from '../shared/debian.ts'
import { run } from '../shared/run.ts'
import { counted, countVitest, nothing, type Counts } from '../test/counts.ts'

/** Vitest's own report, of which the table is made. */
export const reportFile = '.cache/engines.json'
const countsFile = '.cache/engines-counts.json'

/**
 * Installs missing engines on Debian, names those left out in one line, and runs the journeys in the others. `name` is a part
 * of a journey's or an engine's name. Needs the built demo.
 */
export async function runJourneys(set: 'all' | 'short', name?: string): Promise<Counts> {
  console.log(await installEngines())
  if (!engines.some((engine) => engine.isInstalled())) return nothing
  const filters = name === undefined ? [] : ['-t', name, '--passWithNoTests']
  const words = ['run', '--project', 'engines', '--reporter=default', '--reporter=./scripts/test/vitestReporter.ts', ...filters]
  const env = { ENGINES: set, TEST_FULL: 'true', VITEST_REPORT: countsFile }
  return counted(countsFile, countVitest, () =>
    run('vitest', [...words, '--reporter=json', `--outputFile.json=${reportFile}`], { env }),
  )
}

async function installEngines(): Promise<string> {
  const missing = engines.filter((engine) => !engine.isInstalled())
  const installed =
    missing.length > 0 && isDebianRoot() ? await installPackages(missing.flatMap(({ packages }) => packages)) : undefined
  const leftOut = engines.filter((engine) => !engine.isInstalled())
  const names = engines.filter((engine) => engine.isInstalled()).map(({ name }) => name)
  const hints = leftOut.map(({ name, packages }) => `${name} (Debian: ${packages.join(' ')})`)
  return [`engines: ${names.join(', ') || 'none'}`, hints.length > 0 ? `left out: ${hints.join(', ')}` : undefined, installed]
    .filter(Boolean)
    .join('; ')
}
