import { engines } from '../../tests/engines/engines.ts'
import { installPackages, isDebianRoot } from '../shared/debian.ts'
import { run } from '../shared/run.ts'
import { counted, countVitest, nothing, type Counts } from '../test/counts.ts'

/**
 * Installs missing engines on Debian, names those left out in one line, and runs the journeys in the others. Needs the built
 * demo.
 */
export async function runJourneys(): Promise<Counts> {
  const missing = engines.filter((engine) => !engine.isInstalled()).flatMap(({ packages }) => packages)
  if (missing.length > 0 && isDebianRoot()) console.log(await installPackages(missing))
  const leftOut = engines.filter((engine) => !engine.isInstalled())
  for (const { name, packages } of leftOut) console.log(`left out: ${name} (Debian: ${packages.join(' ')})`)
  if (leftOut.length === engines.length) return nothing
  const report = '.cache/engines.json'
  const words = ['run', '--project', 'engines', '--reporter=default', '--reporter=./scripts/test/vitestReporter.ts']
  return counted(report, countVitest, () => run('vitest', words, { env: { TEST_FULL: 'true', VITEST_REPORT: report } }))
}
