import { run } from '../shared/run.ts'
import { nothing, type Counts } from '../test/counts.ts'

/** Tests that name what is missing elsewhere when a route, link, story, operation or text is added. */
const complete = ['architecture', 'constants', 'docs', 'heldTexts', 'stories', 'styleSheets', 'texts', 'contract/parity']

const checks: readonly [name: string, command: string, words: string[]][] = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['unused code', 'knip', []],
  ['generated documents', 'tsx', ['scripts/generate/generate.ts', '--check']],
  [
    'import graph, and what a new route, link, story or text needs',
    'vitest',
    ['run', '--project', 'unit', ...complete.map((name) => `tests/${name}.test.ts`)],
  ],
]

/** Runs these checks, or all of them, in parallel and prints what fails. */
export async function check(names = checks.map(([name]) => name)): Promise<Counts> {
  const wanted = checks.filter(([name]) => names.includes(name))
  const outcomes = await Promise.all(
    wanted.map(async ([name, command, words]) => {
      const { code, output } = await run(command, words, { env: { TEST_FULL: 'true' }, quiet: true })
      if (code !== 0) console.log(`✗ ${name}: ${[command, ...words].join(' ')}\n${output.trimEnd()}`)
      return { name, isGreen: code === 0 }
    }),
  )
  const failures = outcomes.flatMap(({ name, isGreen }) => (isGreen ? [] : [`check: ${name}`]))
  return { ...nothing, passed: outcomes.length - failures.length, failed: failures.length, failures }
}

if (import.meta.filename === process.argv[1]) {
  const { passed, failed } = await check()
  console.log(`check: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
