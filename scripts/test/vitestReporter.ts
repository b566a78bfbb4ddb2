import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import * as v from 'valibot'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { idsIn, nothing, type Counts, type Flaky } from './counts.ts'
import { withSlashes } from '../shared/filesIn.ts'

/** The reports of `.storybook/preview.tsx`, which names a story's requirements. */
const storyReports = v.optional(v.array(v.object({ type: v.string(), result: v.unknown() })), [])
const storyIds = v.array(v.string())

/** Of a printed difference. */
const MOST_LINES = 40

/** Shows how many tests have ended, and writes the counts of a run to the file that VITEST_REPORT names. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class VitestReporter implements Reporter {
  #ended = 0

  /** A failed test is named at once: Vitest's own reporter waits for the end, and prints a difference, such as an element's. */
  onTestCaseResult(test: TestCase) {
    this.#ended += 1
    const { state, errors = [] } = test.result()
    const isFailed = state === 'failed'
    for (const error of errors) if (error.diff !== undefined) error.diff = error.diff.split('\n').slice(0, MOST_LINES).join('\n')
    if (process.stdout.isTTY) process.stdout.write(`\r${isFailed ? '' : `${this.#ended} tests`}`)
    if (isFailed) console.log(`✘ ${withSlashes(relative('.', test.module.moduleId))}: ${test.fullName}`)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    if (process.stdout.isTTY) process.stdout.write('\r')
    const report: Counts = structuredClone(nothing)
    for (const module of modules) addModule(report, module)
    report.failed += errors.length
    report.failures.push(...errors.map(({ message }) => `outside of the tests: ${message}`))
    const file = process.env['VITEST_REPORT'] ?? '.cache/vitest.json'
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }
}

function addModule(report: Counts, module: TestModule) {
  const file = withSlashes(relative('.', module.moduleId))
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  report.files.push({ file, seconds: (duration + collectDuration + setupDuration) / 1000 })
  let failures = 0
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    if (state === 'passed') {
      report.passed += 1
      report.ids.push(...idsOf(test))
    } else if (state === 'failed') failures = report.failures.push(`${file}: ${test.fullName}`)
    else report.skipped += 1
    if (state === 'failed') report.failed += 1
    if (state === 'passed' && test.diagnostic()?.flaky === true) report.flaky.push(describe(file, test))
  }
  // A hook or an import that fails.
  if (failures > 0 || module.ok()) return
  report.failed += 1
  const [error] = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
  report.failures.push(`${file}: ${error?.message ?? 'failed outside of its tests'}`)
}

function idsOf(test: TestCase) {
  const reports = v.parse(storyReports, Reflect.get(test.meta(), 'reports'))
  const ofStory = reports.flatMap(({ type, result }) => (type === 'requirements' ? v.parse(storyIds, result) : []))
  const isInBrowser = test.project.config.browser.enabled
  return [...idsIn(test.fullName), ...ofStory].map((id) => ({ id, isInBrowser }))
}

function describe(file: string, test: TestCase): Flaky {
  return { test: `${file}: ${test.fullName}`, error: test.result().errors?.[0]?.message ?? '' }
}
