import { expectRow } from './expectRow.ts'

interface TrustRow {
  /** A section of docs/trust.md. */
  readonly table: 'kills' | 'races' | 'storage' | 'worker' | 'builds'
  readonly situation: string
  /** What the shopper sees. */
  readonly shown: string
  /** What the server keeps. */
  readonly stored: string
}

/** Compares a row of docs/trust.md with what a test has just proven in Chromium. */
export function expectTrustRow({ table, situation, shown, stored }: TrustRow): void {
  expectRow('docs/trust.md', table, [situation, shown, stored])
}
