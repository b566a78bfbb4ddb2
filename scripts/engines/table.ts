import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { journeys } from '../../tests/engines/journeys.ts'
import { engines, versionFile } from '../../tests/engines/support/engines.ts'

const report = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ ancestorTitles: v.array(v.string()), title: v.string(), status: v.string() })),
    }),
  ),
})

/** Journey × engine, from vitest's JSON report. */
export function journeysTable(json: string): string {
  const results = v.parse(report, JSON.parse(json)).testResults.flatMap(({ assertionResults }) => assertionResults)
  const statusOf = (engine: string, title: string) =>
    results.find((result) => result.ancestorTitles.includes(engine) && result.title === title)?.status
  const rows = journeys.map(({ title, result, unsupported }) => {
    const cells = engines.map(({ name }) => {
      const status = statusOf(name, title)
      if (unsupported?.[name] !== undefined) return `not tried: ${unsupported[name]}`
      if (status === undefined) return 'not tried: the engine is not installed'
      return status === 'passed' ? 'as expected' : 'differs'
    })
    return `| ${[title, result, ...cells].join(' | ')} |`
  })
  const names = engines.map(({ name }) => (existsSync(versionFile(name)) ? readFileSync(versionFile(name), 'utf8').trim() : name))
  return [
    `| what a shopper does | what the shopper sees | ${names.join(' | ')} |`,
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
