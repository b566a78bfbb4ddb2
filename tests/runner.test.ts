import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countVitest } from '../scripts/test/counts.ts'
import { sharedNames } from '../scripts/test/nearFirst.ts'
import { selectTests } from '../scripts/test/select.ts'
import { run } from '../scripts/shared/run.ts'

test('a word selects the stages whose files have it in their path', () => {
  const { files, title } = selectTests(['runner.test'])
  expect([[...files], title]).toEqual([[['unit', ['tests/runner.test.ts']]], undefined])
  expect([...selectTests(['purchase.spec']).files.keys()]).toEqual(['e2e'])
  expect([...selectTests(['cart.stories']).files.keys()]).toEqual(['stories', 'axe'])
})

test('words that are in no path select tests by title', () => {
  const { files, title } = selectTests(['MEMO-09'])
  expect([...files.keys()]).toContain('e2e')
  expect(files.get('e2e')).toEqual(['tests/e2e/pick/memo.spec.ts'])
  expect(title).toBe('MEMO-09')
})

test('tests named after a changed file are nearer to it than others', () => {
  const changed = ['mocks/rules/stock.ts', 'src/features/cart/CartLines.tsx']
  const tests = [
    'tests/features/cart/cart.test.tsx',
    'tests/features/product/product.test.tsx',
    'tests/features/cart/lines.test.tsx',
  ]
  expect(tests.map((test) => sharedNames(changed, test))).toEqual([1, 0, 2])
})

test('the reporter counts passed, failed and skipped tests, flaky ones, and files that do not load', async () => {
  const report = '.cache/reporter-test.json'
  onTestFinished(() => rmSync(report, { force: true }))
  const fixtures = join(import.meta.dirname, 'support/reporterFixtures')
  const words = ['run', '--root', fixtures, '--config', `${fixtures}/vitest.config.ts`]
  await run('vitest', words, { env: { VITEST_REPORT: join(process.cwd(), report) }, quiet: true })
  const counts = countVitest(readFileSync(report, 'utf8'))
  expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 1 })
  expect(counts.failures.toSorted()).toEqual([
    expect.stringMatching(/broken\.fixture\.ts: .*does not load/),
    expect.stringMatching(/results\.fixture\.ts: fails/),
  ])
  expect(counts.flaky).toEqual([
    { test: expect.stringContaining('passes the second time'), error: expect.stringContaining('first attempt') },
  ])
})
