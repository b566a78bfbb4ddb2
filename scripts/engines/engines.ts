import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeSection } from '../bench/section.ts'
import { makeBuilds } from '../test/builds.ts'
import { reportFile, runJourneys } from './runJourneys.ts'
import { measureStarts } from './starts.ts'
import { journeysReport } from './table.ts'

const usage = `npm run bench -- engines [--short] [-t NAME] [--starts COUNT [--engine NAME]]
Runs the main journeys on the built demo in Chromium, Firefox and WebKit, and writes what they found into docs/trust.md.
--short runs a short set and writes nothing; -t runs journeys or an engine by name and writes nothing.
--starts opens the shop COUNT times in WebKit, or the engine named, each in a new browser, and writes nothing.`

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    t: { type: 'string', short: 't' },
    starts: { type: 'string' },
    engine: { type: 'string', default: 'WebKit' },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help === true) console.log(usage)
else await main()

async function main() {
  await makeBuilds()
  const { passed, failed } =
    values.starts === undefined
      ? await runJourneys(values.short ? 'short' : 'all', values.t)
      : await measureStarts(values.engine, Number(values.starts))
  if (!values.short && values.t === undefined && values.starts === undefined) writeTable()
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

function writeTable() {
  const page = 'docs/trust.md'
  writeFileSync(page, writeSection(readFileSync(page, 'utf8'), 'Engines', journeysReport(readFileSync(reportFile, 'utf8'))))
}
