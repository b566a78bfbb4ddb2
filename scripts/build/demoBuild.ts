import { readFileSync } from 'node:fs'
import { koreanDateTime } from '../../src/lib/format.ts'

/** Version and date of a build made now, or at `SOURCE_DATE_EPOCH` (seconds), so that tests and pictures have a fixed date. */
export function demoBuild(): { version: string; date: string } {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  const seconds = process.env['SOURCE_DATE_EPOCH']
  const { date } = koreanDateTime(seconds === undefined ? Date.now() : Number(seconds) * 1000)
  return { version, date }
}
