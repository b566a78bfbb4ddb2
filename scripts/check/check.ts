import { run } from '../shared/run.ts'
import { nothing, type Counts } from '../test/counts.ts'

const checks: [name: string, command: string, words: string[]][] = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['private words', 'tsx', ['scripts/check/words.ts']],
  ['unused code', 'knip', []],
  ['requirements', 'tsx', ['scripts/trace/trace.ts', '--stage', 'default']],
  ['generated documents', 'tsx', ['scripts/generate/generate.ts', '--check']],
  ['import graph', 'vitest', ['run', '--project', 'unit', 'tests/architecture.test.ts']],
]

/** The checks that are no tests of Vitest, which `npm test` runs anyway. */
export const checkWithoutTests = () => check(checks.filter(([, command]) => command !== 'vitest'))

/** Runs the checks in parallel and reports each of them, also after a failure. */
async function check(wanted = checks): Promise<Counts> {
  const outcomes = await Promise.all(
    wanted.map(async ([name, command, words]) => {
      const { code, output } = await run(command, words, { quiet: true })
      console.log(code === 0 ? `✓ ${name}` : `✗ ${name}: ${[command, ...words].join(' ')}\n${output.trimEnd()}`)
      return { name, isGreen: code === 0 }
    }),
  )
  const failures = outcomes.filter(({ isGreen }) => !isGreen).map(({ name }) => `check: ${name}`)
  return { ...nothing, passed: outcomes.length - failures.length, failed: failures.length, failures }
}

if (import.meta.filename === process.argv[1]) {
  const { passed, failed } = await check()
  console.log(`check: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
