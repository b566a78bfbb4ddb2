import { writeRow } from './tableRows.ts'

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
  /** Why an engine cannot be tried here. An engine of neither kind keeps its cell. */
  readonly notTried?: Partial<Record<EngineName, string>>
}

/** Writes into docs/trust.md what a test has just proven in one engine. */
export function writeTrustRow({ table, situation, shown, stored, engine = 'Chromium', notTried = {} }: TrustRow): void {
  writeRow(file, table, situation, ([, , ...previous]) => [
    shown,
    stored,
    ...engines.map((name, at) => {
      if (name === engine) return 'as expected'
      if (previous[at] === 'as expected') return previous[at]
      return `not tried: ${notTried[name] ?? BY_PLAYWRIGHT}`
    }),
  ])
}

type ServerResult = { readonly requests: number; readonly shown: string; readonly stored: string }

/** Writes a row of the HTTP server into docs/trust.md. */
export function writeServerRow(situation: string, { requests, shown, stored }: ServerResult): void {
  writeRow(file, 'server', situation, () => [requests.toLocaleString('en'), shown, stored])
}
