import { readFileSync } from 'node:fs'
import { longDate } from '../../src/lib/format.ts'

/** Version and date, in both languages, of a build made now, or at `SOURCE_DATE_EPOCH` (seconds), so that tests and pictures have a fixed date. */
export function demoBuild(): { version: string; date: { ko: string; en: string } } {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  const seconds = process.env['SOURCE_DATE_EPOCH']
  const moment = new Date(seconds === undefined ? Date.now() : Number(seconds) * 1000).toISOString()
  return { version, date: { ko: longDate(moment, 'ko'), en: longDate(moment, 'en') } }
}
