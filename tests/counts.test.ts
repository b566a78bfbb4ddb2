import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { counted, countPlaywright, nothing } from '../scripts/test/counts.ts'

const spec = (title: string, status: string, errors: string[] = []) => ({
  file: 'tests/e2e/app/a.spec.ts',
  title,
  tests: [{ status, results: [...errors.map((message) => ({ duration: 500, error: { message } })), { duration: 1500 }] }],
})

const playwright = (stats: object, errors: unknown[] = [], specs = [spec('works', 'expected')]) =>
  JSON.stringify({
    suites: [{ specs: [], suites: [{ specs }] }],
    errors,
    stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  })

test('Playwright’s tests are counted; a flaky one has passed and is listed with its first error', () => {
  const files = [{ file: 'tests/e2e/app/a.spec.ts', seconds: 1.5 }]
  expect(countPlaywright(playwright({ skipped: 2 }))).toEqual({ ...nothing, passed: 4, skipped: 2, files })
  const specs = [spec('works', 'expected'), spec('fails', 'unexpected'), spec('is flaky', 'flaky', ['no heading'])]
  expect(countPlaywright(playwright({ unexpected: 1, flaky: 1 }, [{ message: 'no host' }], specs))).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
    failures: ['tests/e2e/app/a.spec.ts: fails', 'no host'],
    flaky: [{ test: 'tests/e2e/app/a.spec.ts: is flaky', error: 'no heading' }],
    files: [{ file: 'tests/e2e/app/a.spec.ts', seconds: 5 }],
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
  expect(await counted(report, countPlaywright, exits(0, playwright({})))).toMatchObject({ passed: 4, failed: 0, failures: [] })
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
