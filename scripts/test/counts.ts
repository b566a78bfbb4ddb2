import { existsSync, readFileSync, rmSync } from 'node:fs'
import * as v from 'valibot'
import type { Counts } from '../check/check.ts'
import type { Outcome } from '../shared/run.ts'

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
})

const playwrightReport = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

/** Counts of a vitest run from its JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = v.parse(vitestReport, JSON.parse(report))
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((result) => result.status !== 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Counts of a Playwright run from its JSON report. A flaky test counts as failed. */
export function countPlaywright(report: string): Counts {
  const { errors, stats } = v.parse(playwrightReport, JSON.parse(report))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** Runs a test runner and counts its report. A missing report, or a failed run without a failed test, is one failure. */
export async function counted(
  report: string,
  count: (report: string) => Counts,
  runner: () => Promise<Outcome>,
): Promise<Counts> {
  rmSync(report, { force: true })
  const { code } = await runner()
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(readFileSync(report, 'utf8'))
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}
