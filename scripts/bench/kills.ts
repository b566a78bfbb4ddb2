import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { killInMidLoad } from '../../tests/mocks/server/killRuns.ts'
import { writeSection } from './section.ts'
import { writeTrustRows } from './trustRows.ts'

const KILLS = 30
const file = 'docs/bench.md'

/** Kills the mock server thirty times under load; fails if it lost an acknowledged write. */
const folder = mkdtempSync(join(tmpdir(), 'pickers-kills-'))
const { acknowledged, lost, warnings } = await killInMidLoad(folder, { kills: KILLS, clients: 20 })
rmSync(folder, { recursive: true, force: true })
const report =
  `Written by \`npm run bench -- kills --write\`, load ${loadavg()[0]?.toFixed(1)}. Killed with SIGKILL ${KILLS} times, while 20 clients signed guests in to three worlds without a pause:
${acknowledged} sign-ins were answered, ${lost} of them lost. ${warnings}`.trim()
console.log(report)
if (process.argv.includes('--write')) {
  writeFileSync(file, writeSection(readFileSync(file, 'utf8'), 'Kills of the mock server', report))
  writeTrustRows()
}
process.exitCode = lost > 0 ? 1 : 0
