import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import * as v from 'valibot'
import type { Counts } from '../check/check.ts'
import type { Outcome } from '../shared/run.ts'

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
})

interface Spec {
  file: string
  title: string
  tests: { status: string }[]
}

interface Suite {
  specs: Spec[]
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ file: v.string(), title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

const playwrightReport = v.object({
  suites: v.array(suite),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

/** Counts of a vitest run from its JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = v.parse(vitestReport, JSON.parse(report))
  const files = testResults.map(({ name, status, assertionResults }) => ({
    file: relative('.', name),
    isFailed: status === 'failed',
    tests: assertionResults.filter((result) => result.status === 'failed'),
  }))
  const broken = files.filter(({ isFailed, tests }) => isFailed && tests.length === 0)
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...broken.map(({ file }) => `${file}: not loaded`),
      ...files.flatMap(({ file, tests }) => tests.map(({ fullName }) => `${file}: ${fullName}`)),
    ],
  }
}

/** Counts of a Playwright run from its JSON report. A flaky test counts as failed. */
export function countPlaywright(report: string): Counts {
  const { suites, errors, stats } = v.parse(playwrightReport, JSON.parse(report))
  const failed = suites.flatMap(specsOf).filter(({ tests }) => tests.some(({ status }) => isFailure(status)))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...failed.map(({ file, title }) => `tests/e2e/${file}: ${title}`),
      ...errors.map(({ message }) => message ?? 'an error outside of the tests'),
    ],
  }
}

/** Runs a test runner and counts its report. A missing report, or a failed run without a failed test, is one failure. */
export async function counted(
  report: string,
  count: (report: string) => Counts,
  runner: () => Promise<Outcome>,
): Promise<Counts> {
  rmSync(report, { force: true })
  const { code } = await runner()
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [`no report ${report}`] }
  const { passed, failed, failures } = count(readFileSync(report, 'utf8'))
  if (code === 0 || failed > 0) return { passed, failed, failures }
  return { passed, failed: 1, failures: [`${report}: exit code ${code} without a failed test`] }
}

function isFailure(status: string) {
  return status === 'unexpected' || status === 'flaky'
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
