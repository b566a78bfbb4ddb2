import { parseArgs } from 'node:util'
import { runJourneys } from '../engines/runJourneys.ts'
import { ensureBrowser } from '../shared/browser.ts'
import { buildSites } from './builds.ts'
import { check, type Counts } from '../check/check.ts'
import { counted, countPlaywright, countVitest } from './counts.ts'
import { measureInstall } from './install.ts'
import { run } from '../shared/run.ts'
import { guard } from '../visual/guard.ts'
import { choosePictures, quickPictures } from '../visual/pictures.ts'

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    timings: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    help: { type: 'boolean', short: 'h' },
  },
})

interface Stage {
  name: string
  title: string
  budgetSeconds: number
  run: () => Promise<Counts>
}

const stages: Stage[] = [
  { name: 'browser', title: 'browser', budgetSeconds: 120, run: findBrowser },
  { name: 'check', title: 'check', budgetSeconds: 60, run: check },
  { name: 'unit', title: 'unit and contract', budgetSeconds: 240, run: runUnit },
  { name: 'storage', title: 'storage in Chromium', budgetSeconds: 60, run: runStorage },
  { name: 'stories', title: 'stories', budgetSeconds: 300, run: runStories },
  { name: 'visual', title: 'pictures', budgetSeconds: 120, run: () => guard(choosePictures(quickPictures, filters)) },
  { name: 'builds', title: 'builds', budgetSeconds: 120, run: buildSites },
  { name: 'e2e', title: 'end to end', budgetSeconds: 420, run: runEndToEnd },
  { name: 'engines', title: 'three engines', budgetSeconds: 180, run: () => runJourneys('short', filters) },
]

const names = stages.map((stage) => stage.name)
const only = values.only?.flatMap((list) => list.split(','))
const unknown = only?.filter((name) => !names.includes(name)) ?? []

if (values.help === true || unknown.length > 0) {
  if (unknown.length > 0) console.log(`No such stage: ${unknown.join(', ')}`)
  console.log(`npm test [-- [--timings] [--only ${names.join(',')}] [filter ...]]\nA filter is a part of a test file's path.`)
  process.exitCode = unknown.length > 0 ? 1 : 0
} else {
  await runStages(stages.filter(({ name }) => only === undefined || only.includes(name)))
}

/** Runs every stage, also after a failed one. The failed tests are listed before the last line, the sum. */
async function runStages(wanted: Stage[]) {
  const total: Counts = { passed: 0, failed: 0, failures: [] }
  const timings: string[] = []
  if (values.timings) timings.push(timing('install', await measureInstall(), 120))
  for (const stage of wanted) {
    console.log(`\n── ${stage.title} ──`)
    const began = performance.now()
    const { passed, failed, failures } = await stage.run().catch(broken)
    total.passed += passed
    total.failed += failed
    total.failures.push(...failures)
    timings.push(timing(stage.title, (performance.now() - began) / 1000, stage.budgetSeconds))
  }
  if (values.timings) console.log(`\n── timings ──\n${timings.join('\n')}`)
  if (total.failures.length > 0) console.log(`\n── failed ──\n${total.failures.join('\n')}`)
  process.exitCode = total.failed === 0 ? 0 : 1
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
}

function broken(error: unknown): Counts {
  console.log(error)
  return { passed: 0, failed: 1, failures: [String(error)] }
}

function timing(title: string, seconds: number | undefined, budgetSeconds: number) {
  const spent = seconds === undefined ? 'not measured (no network?)' : `${seconds.toFixed(1)} s`
  const verdict = seconds !== undefined && seconds > budgetSeconds ? '  OVER' : ''
  return `${title.padEnd(20)}${spent.padStart(10)} of ${budgetSeconds} s${verdict}`
}

async function findBrowser(): Promise<Counts> {
  const { path, line } = ensureBrowser()
  console.log(line)
  return path === undefined ? { passed: 0, failed: 1, failures: [line] } : { passed: 0, failed: 0, failures: [] }
}

function runUnit() {
  return runVitest('unit', ['--project', 'unit', '--project', 'dom', ...filters])
}

function runStorage() {
  return runVitest('storage', ['--config', 'vitest.browser.config.ts', ...filters])
}

function runStories() {
  return runVitest('stories', ['--config', 'vitest.storybook.config.ts', ...filters])
}

function runVitest(name: string, words: string[]) {
  const report = `.cache/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const tolerance = filters.length > 0 ? ['--passWithNoTests'] : []
  return counted(report, countVitest, () => run('vitest', ['run', ...reporters, ...tolerance, ...words]))
}

function runEndToEnd() {
  const words = ['test', ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : [])]
  return counted('.cache/e2e.json', countPlaywright, () => run('playwright', words))
}
