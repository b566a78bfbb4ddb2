import { readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../../../scripts/shared/run.ts'
import { differences, TESTS } from './differences.ts'

/** What is read of the report that Vitest's JSON reporter writes. */
interface Report {
  readonly numTotalTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[]
  }[]
}

test(
  'of the tests that @msw/data publishes, those fail in which our collections differ on purpose',
  { timeout: 120_000 },
  async () => {
    const config = `${import.meta.dirname}/vitest.config.ts`
    const file = '.cache/conformance.json'
    rmSync(file, { force: true })
    await run('vitest', ['run', '--config', config, '--reporter=json', `--outputFile=${file}`], { quiet: true })
    const { numTotalTests, testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
    expect(numTotalTests).toBe(TESTS)
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status !== 'passed').map(({ title }) => `${basename(name)}: ${title}`),
    )
    expect(failed.toSorted()).toEqual(Object.keys(differences).toSorted())
  },
)
