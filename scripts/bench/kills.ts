import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killInMidLoad } from '../../tests/mocks/server/killRuns.ts'

/** Kills the mock server thirty times under load; fails if it lost an acknowledged write. */
const folder = mkdtempSync(join(tmpdir(), 'pickers-kills-'))
const { acknowledged, lost, warnings } = await killInMidLoad(folder, { kills: 30, clients: 20 })
rmSync(folder, { recursive: true, force: true })
console.log(`30 kills, 20 clients in three worlds: ${acknowledged} sign-ins answered, ${lost} of them lost. ${warnings}`)
process.exitCode = lost > 0 ? 1 : 0
