import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sites } from '../../tests/e2e/support/sites.ts'
import { writeSection } from '../bench/section.ts'
import { buildSites } from '../test/builds.ts'
import { reportFile, runJourneys } from './runJourneys.ts'
import { journeysTable } from './table.ts'

const usage = `npm run engines [-- --short] [-t NAME]
Runs the main journeys on the built demo in Chromium, Firefox and WebKit, and writes their table into docs/trust.md.
--short runs a short set and writes nothing; -t runs journeys or an engine by name and writes nothing.`

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    t: { type: 'string', short: 't' },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help === true) console.log(usage)
else await main()

async function main() {
  const { build } = sites['demo-404']
  if (!existsSync(`${build}/index.html`)) await buildSites()
  const filters = values.t === undefined ? [] : ['-t', values.t]
  const { passed, failed } = await runJourneys(values.short ? 'short' : 'all', filters)
  if (!values.short && values.t === undefined) writeTable()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

function writeTable() {
  const page = 'docs/trust.md'
  writeFileSync(page, writeSection(readFileSync(page, 'utf8'), 'Engines', journeysTable(readFileSync(reportFile, 'utf8'))))
}
