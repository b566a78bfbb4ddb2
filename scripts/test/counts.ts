import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Outcome } from '../shared/run.ts'

const flaky = v.object({ test: v.string(), error: v.string() })
export const report = v.object({
  passed: v.number(),
  failed: v.number(),
  skipped: v.number(),
  /** Names of what failed, for the summary. */
  failures: v.array(v.string()),
  /** Tests that failed once and passed when they were repeated, each with its first error. */
  flaky: v.array(flaky),
  files: v.array(v.object({ file: v.string(), seconds: v.number() })),
  /** The requirements whose ids are in the titles of tests that passed. */
  ids: v.array(v.object({ id: v.string(), isInBrowser: v.boolean() })),
})

export type Flaky = v.InferOutput<typeof flaky>
/** What a stage has found. */
export type Counts = v.InferOutput<typeof report>

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], files: [], ids: [] }

/** Both together; their ids stand in their reports. */
export const add = (sum: Counts, more: Counts): Counts => ({
  passed: sum.passed + more.passed,
  failed: sum.failed + more.failed,
  skipped: sum.skipped + more.skipped,
  failures: [...sum.failures, ...more.failures],
  flaky: [...sum.flaky, ...more.flaky],
  files: [...sum.files, ...more.files],
  ids: [],
})

/** `[PICK-03] [API-22, API-23] …`: the three ids. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]{2,}-\d[^\]]*)\]/g)].flatMap(([, list = '']) => list.split(',').map((id) => id.trim()))
}

/** One failure. */
export const one = (failure: string): Counts => ({ ...nothing, failed: 1, failures: [failure] })

/** The report of `vitestReporter.ts`. */
export const countVitest = (text: string): Counts => v.parse(report, JSON.parse(text))

interface Spec {
  file: string
  title: string
  tests: { status: string; results: { duration: number; error?: { message?: string | undefined } | undefined }[] }[]
}

interface Suite {
  title: string
  specs: Spec[]
  suites?: Suite[] | undefined
}

const result = v.object({ duration: v.number(), error: v.optional(v.object({ message: v.optional(v.string()) })) })
const spec = v.object({
  file: v.string(),
  title: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(result) })),
})
const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

const playwrightReport = v.object({
  suites: v.array(suite),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

/** Counts Playwright's JSON report. A flaky test has passed. */
export function countPlaywright(text: string): Counts {
  const { suites, errors, stats } = v.parse(playwrightReport, JSON.parse(text))
  const specs = suites.flatMap((each) => specsOf(each))
  const having = (status: string) =>
    specs.flatMap(({ file, title, tests }) =>
      tests.filter((test) => test.status === status).map(({ results }) => ({ test: `${file}: ${title}`, results })),
    )
  const seconds = new Map<string, number>()
  for (const { file, tests } of specs) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000)
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...having('unexpected').map(({ test }) => test),
      ...errors.map(({ message }) => message ?? 'an error outside of the tests'),
    ],
    flaky: having('flaky').map(({ test, results }) => ({ test, error: results[0]?.error?.message ?? '' })),
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
    ids: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'expected' || status === 'flaky'))
      .flatMap(({ title }) => idsIn(title).map((id) => ({ id, isInBrowser: true }))),
  }
}

/**
 * Runs a test runner, counts its report and writes the counts in its place, for the stage `ids`. A missing report, or a failed
 * run without a failed test, is one failure.
 */
export async function counted(file: string, count: (text: string) => Counts, runner: () => Promise<Outcome>): Promise<Counts> {
  rmSync(file, { force: true })
  const { code } = await runner()
  if (!existsSync(file)) return one(`no report ${file}`)
  const counts = count(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(counts))
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: [`${file}: exit code ${code} without a failed test`] }
}

/** With the titles of the suites before that of the test. */
const specsOf = ({ specs, suites = [] }: Suite, titles = ''): Spec[] => [
  ...specs.map((each) => ({ ...each, title: `${titles}${each.title}` })),
  ...suites.flatMap((each) => specsOf(each, `${titles}${each.title} › `)),
]
