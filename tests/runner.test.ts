import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { counted, countPlaywright, countVitest, nothing, type Counts } from '../scripts/test/counts.ts'
import { relatedTests } from '../scripts/test/related.ts'
import { countRequirements } from '../scripts/test/requirements.ts'
import { selectTests } from '../scripts/test/select.ts'
import { filesIn, withSlashes } from '../scripts/shared/filesIn.ts'
import { run } from '../scripts/shared/run.ts'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pickers-runner-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('paths have slashes on every system', () => {
  expect(withSlashes('src\\ui\\Icon.tsx')).toBe('src/ui/Icon.tsx')
  expect(filesIn('tests', /runner\.test\.ts$/)).toEqual(['tests/runner.test.ts'])
})

test('a word selects files by their path, else tests by their title', () => {
  expect([...selectTests(['runner.test']).files]).toEqual([['unit', ['tests/runner.test.ts']]])
  const { files, title } = selectTests(['PAY-03'])
  expect([files.get('e2e')?.length, title]).toEqual([expect.any(Number), 'PAY-03'])
})

test('of the tests that a change touches the nearest are first: by their name, then by imports', () => {
  const rule = 'tests/mocks/rules/orders.test.ts'
  const other = 'tests/mocks/handlers/hostile.full.test.ts'
  expect(relatedTests(['mocks/rules/orders/refunds.ts'], ['tests/lib/phone.test.ts', other, rule])).toEqual([rule, other])
})

test('the reports have passed, failed, skipped and flaky tests, files that do not load, and ids of what passed', async () => {
  const report = join(temporaryFolder(), 'vitest.json')
  const fixtures = join(import.meta.dirname, 'support/reporterFixtures')
  const words = ['run', '--root', fixtures, '--config', `${fixtures}/vitest.config.ts`]
  await run('vitest', words, { env: { VITEST_REPORT: report }, quiet: true })
  const counts = countVitest(readFileSync(report, 'utf8'))
  expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 1, ids: [{ id: 'PICK-01', isInBrowser: false }] })
  expect(counts.failures.toSorted()).toEqual([
    expect.stringMatching(/broken\.fixture\.ts: .*does not load/),
    expect.stringMatching(/results\.fixture\.ts: .*fails/),
  ])
  expect(counts.flaky).toEqual([{ test: expect.stringContaining('passes the second time'), error: expect.any(String) }])
})

test('a package’s command runs without a search of PATH, so that Windows needs no shell, and gets words with blanks', async () => {
  const options = { env: { PATH: '' }, quiet: true }
  expect(await run('oxfmt', ['--version'], options)).toMatchObject({ code: 0 })
  expect((await run('tsx', ['--eval', 'console.log("한글 폴더")'], options)).output).toBe('한글 폴더\n')
  expect(await run('no-such-program', [], options)).toMatchObject({ code: 127 })
})

const spec = (title: string, status: string) => ({
  file: 'a.spec.ts',
  title,
  tests: [{ status, results: [{ duration: 500, error: { message: 'no heading' } }, { duration: 1500 }] }],
})

test('a report of Playwright is counted, a run without one or that fails without a failed test is a failure', async () => {
  const file = join(temporaryFolder(), 'report.json')
  const specs = [spec('[PICK-02] works', 'expected'), spec('[PICK-03] fails', 'unexpected'), spec('[PICK-04] is flaky', 'flaky')]
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'b [PICK-05]', specs }] }]
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
  const exits = (text?: string) => async () => {
    if (text !== undefined) writeFileSync(file, text)
    return { code: 1, output: '' }
  }
  const counts = await counted(file, countPlaywright, exits(JSON.stringify({ suites, errors: [], stats })))
  expect(counts).toMatchObject({ passed: 2, failed: 1, failures: ['a.spec.ts: b [PICK-05] › [PICK-03] fails'] })
  expect(counts.ids.map(({ id }) => id)).toEqual(['PICK-05', 'PICK-02', 'PICK-05', 'PICK-04'])
  expect(await counted(file, countPlaywright, exits())).toMatchObject({ failures: [`no report ${file}`] })
  const green = JSON.stringify({ suites: [], errors: [], stats: { ...stats, unexpected: 0 } })
  expect(await counted(file, countPlaywright, exits(green))).toMatchObject({ failed: 1 })
})

test('each requirement needs a test that has passed, that of a real browser there', () => {
  const file = join(temporaryFolder(), 'unit.json')
  const ids = ['PICK-01', 'PAY-01', 'PICK-09'].map((id) => ({ id, isInBrowser: false }))
  writeFileSync(file, JSON.stringify({ ...nothing, ids } satisfies Counts))
  const document = ['PICK-01', 'PICK-02', 'PAY-01', 'OPEN-01'].map((id) => `- ${id} A sentence.`).join('\n')
  expect(countRequirements(document, [file, 'missing.json'])).toMatchObject({
    passed: 1,
    failures: [
      "PICK-09 is in a test's title, not in docs/requirements.md",
      'PICK-02 has no test that passed',
      'PAY-01 (popup) has no test that passed in a real browser',
    ],
  })
})
