import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { counted, countPlaywright, countVitest } from '../scripts/test/counts.ts'

const vitest = (failed: number, files: [status: string, results: string[]][]) =>
  JSON.stringify({
    numPassedTests: 3,
    numFailedTests: failed,
    testResults: files.map(([status, results]) => ({
      name: resolve('tests/a.test.ts'),
      status,
      assertionResults: results.map((result) => ({ fullName: `${result} test`, status: result })),
    })),
  })

const spec = (title: string, status: string) => ({ file: 'app/a.spec.ts', title, tests: [{ status }] })

const playwright = (stats: object, errors: unknown[] = [], specs = [spec('works', 'expected')]) =>
  JSON.stringify({
    suites: [{ specs: [], suites: [{ specs }] }],
    errors,
    stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  })

test('tests of vitest are counted, and files that never loaded', () => {
  expect(countVitest(vitest(0, [['passed', ['passed']]]))).toEqual({ passed: 3, failed: 0, failures: [] })
  expect(countVitest(vitest(1, [['failed', ['passed', 'failed']]]))).toEqual({
    passed: 3,
    failed: 1,
    failures: ['tests/a.test.ts: failed test'],
  })
  expect(countVitest(vitest(0, [['failed', []]]))).toEqual({
    passed: 3,
    failed: 1,
    failures: ['tests/a.test.ts: not loaded'],
  })
})

test('Playwright’s tests are counted; flaky ones and errors outside of tests fail', () => {
  expect(countPlaywright(playwright({}))).toEqual({ passed: 4, failed: 0, failures: [] })
  const specs = [spec('works', 'expected'), spec('fails', 'unexpected'), spec('is flaky', 'flaky')]
  expect(countPlaywright(playwright({ unexpected: 1, flaky: 1 }, [{ message: 'no host' }], specs))).toEqual({
    passed: 4,
    failed: 3,
    failures: ['tests/e2e/app/a.spec.ts: fails', 'tests/e2e/app/a.spec.ts: is flaky', 'no host'],
  })
})

test('a run without a report, or one that fails without a failed test, is one failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const report = join(folder, 'report.json')
  const exits = (code: number, text?: string) => async () => {
    if (text !== undefined) writeFileSync(report, text)
    return { code, output: '' }
  }
  expect(await counted(report, countPlaywright, exits(0, playwright({})))).toEqual({
    passed: 4,
    failed: 0,
    failures: [],
  })
  expect(await counted(report, countPlaywright, exits(1, playwright({})))).toMatchObject({
    passed: 4,
    failed: 1,
    failures: [expect.stringContaining('exit code 1')],
  })
  expect(await counted(report, countPlaywright, exits(1))).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining('no report')],
  })
})
