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

/** How many journeys went as expected in the engines, and the others, from Vitest's JSON report. */
export function journeysReport(json: string): string {
  const results = v.parse(report, JSON.parse(json)).testResults.flatMap(({ assertionResults }) => assertionResults)
  const statusOf = (engine: string, title: string) =>
    results.find((result) => result.ancestorTitles.includes(engine) && result.title === title)?.status
  const others = journeys.flatMap(({ title, unsupported }) =>
    engines.flatMap(({ name }) => {
      const status = statusOf(name, title)
      if (status === 'passed') return []
      const reason = unsupported?.[name] ?? (status === undefined ? 'the engine is not installed' : undefined)
      return [`| ${title} | ${name} | ${reason === undefined ? 'differs' : `not tried: ${reason}`} |`]
    }),
  )
  const names = engines.map(({ name }) => (existsSync(versionFile(name)) ? readFileSync(versionFile(name), 'utf8').trim() : name))
  const total = journeys.length * engines.length
  const table = ['| what a shopper does | where | result |', '| --- | --- | --- |', ...others].join('\n')
  return `Journeys of a guest, a member and a buyer on the built demo in ${names.join(', ')}: ${total - others.length} of ${total} as expected.${others.length > 0 ? ` The others:\n\n${table}` : ''}

\`npm run bench -- engines\` writes this section; the journeys are \`tests/engines/journeys.ts\`. All other tables are Chromium's: Playwright, which drives their tests, does not work with Debian's builds of Firefox and WebKit.`
}
