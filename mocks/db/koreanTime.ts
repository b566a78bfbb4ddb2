const OFFSET = 9 * 60 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000

/** The server's date format for a time in ms: `2026-11-21T11:30:00+09:00` (API-07). Korea has no daylight saving time. */
export function koreanTime(at: number): string {
  return new Date(at + OFFSET).toISOString().replace(/\.\d+Z$/, '+09:00')
}

/** The Korean year of a time (ms). */
export function koreanYear(at: number): number {
  return new Date(at + OFFSET).getUTCFullYear()
}

/** 23:59:59 Korean time, `daysAfter` days after a time, in ms. */
export function endOfKoreanDay(at: number, daysAfter: number): number {
  const day = Math.floor((at + OFFSET) / DAY)
  return (day + daysAfter + 1) * DAY - OFFSET - 1000
}
