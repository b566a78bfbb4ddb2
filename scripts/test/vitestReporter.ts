import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import type { Counts, Flaky } from './counts.ts'

/** Writes the counts of a run, its failures, flaky tests and seconds by file, to the file that VITEST_REPORT names. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class VitestReporter implements Reporter {
  /** At once: Vitest's own reporter waits for the end of the file. */
  onTestCaseResult(test: TestCase) {
    if (test.result().state === 'failed') console.log(`✘ ${relative('.', test.module.moduleId)}: ${test.fullName}`)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const report: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], files: [] }
    for (const module of modules) addModule(report, module)
    report.failed += errors.length
    report.failures.push(...errors.map(({ message }) => `outside of the tests: ${message}`))
    const file = process.env['VITEST_REPORT'] ?? '.cache/vitest.json'
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }
}

function addModule(report: Counts, module: TestModule) {
  const file = relative('.', module.moduleId)
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  report.files.push({ file, seconds: (duration + collectDuration + setupDuration) / 1000 })
  let failures = 0
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    if (state === 'passed') report.passed += 1
    else if (state === 'failed') failures = report.failures.push(`${file}: ${test.fullName}`)
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

function describe(file: string, test: TestCase): Flaky {
  return { test: `${file}: ${test.fullName}`, error: test.result().errors?.[0]?.message ?? '' }
}
