import { parseArgs } from 'node:util'
import { ensureBrowser } from '../shared/browser.ts'
import { add, nothing, one, type Counts } from './counts.ts'
import { changedFiles } from './related.ts'
import { selectRelated, selectTests } from './select.ts'

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    timings: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

// Named tests run even if they belong to the full run alone. Before the modules that read it.
if (values.full || values.changed || words.length > 0) process.env['TEST_FULL'] = 'true'
if (values.full) process.env['FC_SEED'] ??= String(Date.now() % 1_000_000)
process.env['TEST_VERBOSE'] = String(values.verbose)

const { stages } = await import('./stages.ts')
type Stage = (typeof stages)[number]
type Step = readonly [stage: Stage, wanted: Parameters<Stage['run']>[0]]

const only = values.only?.flatMap((list) => list.split(','))
const unknown = only?.filter((name) => !stages.some((stage) => stage.name === name)) ?? []

if (values.help === true) console.log(usage())
else if (unknown.length > 0) {
  console.log(`No such stage: ${unknown.join(', ')}\n${usage()}`)
  process.exitCode = 1
} else {
  const steps = chooseSteps()
  if (steps.length > 0 || values.changed) await runSteps(steps)
  else {
    console.log(`No test has “${words.join(' ')}” in its path or title`)
    process.exitCode = 1
  }
}

function usage() {
  const rows = stages.map(({ name, about, minutes: [inDefault, inFull] }) =>
    [name.padEnd(9), (inDefault ?? '–').toString().padStart(4), (inFull ?? '–').toString().padStart(4), ` ${about}`].join(' '),
  )
  return `npm test [-- [WORD ...] [--changed] [--only STAGE,…] [--timings] [--verbose]], or npm run test:full
A word is a part of a test file's path or of a test's title, e.g. cart or PICK-03: only its tests run.
--changed runs what the changes since the last commit touch, of all tests the nearest, up to the first stage with a failure;
--timings names the slowest files; --verbose names every test.

stage    min. full
${rows.join('\n')}`
}

/** The stages with what each of them runs. */
function chooseSteps(): readonly Step[] {
  if (words.length === 0 && !values.changed)
    return withBuilds(
      stages
        .filter(({ name, minutes: [inDefault, inFull] }) =>
          only ? only.includes(name) : (values.full ? inFull : inDefault) !== undefined,
        )
        .map((stage) => [stage, {}]),
    )
  const { files, title, left = 0 } = words.length > 0 ? selectTests(words) : selectRelated(changedFiles())
  if (left > 0) console.log(`The nearest tests; ${left} more files that the change touches are left to npm run test:full`)
  return withBuilds(
    stages.flatMap((stage): Step[] => {
      const own = files.get(stage.name)
      const isWanted = only ? only.includes(stage.name) : stage.minutes[1] !== undefined
      return own === undefined || !isWanted ? [] : [[stage, { files: own, title, isNamed: true }]]
    }),
  )
}

/** Browser tests run on builds. */
function withBuilds(steps: readonly Step[]): readonly Step[] {
  const builds = stages.find(({ name }) => name === 'builds')
  if (steps.some(([stage]) => stage === builds)) return steps
  return steps.flatMap((step): Step[] => (builds && step[0].name === 'e2e' ? [[builds, {}], step] : [step]))
}

/** Runs every step, also after a failed one. What failed is listed before the last line, the sum. */
async function runSteps(steps: readonly Step[]) {
  if (values.full) console.log(`fast-check: FC_SEED=${process.env['FC_SEED']} repeats the properties of this run`)
  // A new machine installs the browser while the stages run that need none.
  const isBrowserNeeded = ([{ name }]: Step) => !['check', 'unit', 'ids'].includes(name)
  const browser = steps.some(isBrowserNeeded) ? findBrowser() : Promise.resolve(nothing)
  let total = nothing
  for (const step of steps) {
    const [stage, wanted] = step
    if (isBrowserNeeded(step)) await browser
    const began = performance.now()
    const counts = await stage.run(wanted).catch(broken)
    total = add(total, counts)
    console.log(`${stage.name.padEnd(9)}${seconds((performance.now() - began) / 1000)}   ${summary(counts)}`)
    if (values.changed && counts.failed > 0) break
  }
  total = add(total, await browser)
  if (total.flaky.length > 1) total = add(total, one(`${total.flaky.length} flaky tests in one run`))
  print(total)
  process.exitCode = total.failed === 0 ? 0 : 1
}

function print(total: Counts) {
  const { failures, flaky, files, skipped } = total
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20)
  if (values.timings)
    console.log(`\n── slowest files ──\n${slowest.map((each) => `${seconds(each.seconds)} ${each.file}`).join('\n')}`)
  if (flaky.length > 0) console.log(`\n── flaky ──\n${flaky.map(({ test, error }) => `${test}\n${error}`).join('\n')}`)
  if (failures.length > 0) console.log(`\n── failed ──\n${failures.join('\n')}`)
  console.log(`\n${flaky.length} flaky, ${skipped} skipped\n${summary(total)}`)
}

function summary({ passed, failed }: Counts) {
  return `${passed} passed, ${failed} failed`
}

function seconds(value: number) {
  return `${value.toFixed(1).padStart(7)} s`
}

function broken(error: unknown): Counts {
  console.log(error)
  return one(String(error))
}

async function findBrowser(): Promise<Counts> {
  const { path, line } = await ensureBrowser(values.full || words.length > 0)
  console.log(line)
  return path === undefined ? one(line) : nothing
}
