import { readFileSync } from 'node:fs'
import { readRow } from '../../scripts/generate/tableRows.ts'
import { expectRow } from './expectRow.ts'

const file = 'docs/trust.md'
const engines = ['Chromium', 'Firefox', 'WebKit'] as const
type EngineName = (typeof engines)[number]

/** Why a test of `tests/e2e` has no result in the other engines. */
const BY_PLAYWRIGHT = 'Playwright does not drive it'

type TrustRow = {
  /** A section of docs/trust.md. */
  readonly table: 'kills' | 'races' | 'storage' | 'worker' | 'builds'
  readonly situation: string
  /** What the shopper sees. */
  readonly shown: string
  /** What the server keeps. */
  readonly stored: string
  readonly engine?: EngineName
  /** Why an engine cannot be tried here. Without a reason its cell is not compared. */
  readonly notTried?: Partial<Record<EngineName, string>>
}

/** Compares a row of docs/trust.md with what a test has just proven in one engine. */
export function expectTrustRow({ table, situation, shown, stored, engine = 'Chromium', notTried = {} }: TrustRow): void {
  const [, , , ...found] = readRow(readFileSync(file, 'utf8'), table, situation) ?? []
  const cells = engines.map((name, at) => {
    if (name === engine) return 'as expected'
    const [reason, cell] = [notTried[name], found[at]]
    if (cell !== undefined && (reason === undefined || cell === 'as expected')) return cell
    return `not tried: ${reason ?? BY_PLAYWRIGHT}`
  })
  expectRow(file, table, [situation, shown, stored, ...cells])
}
