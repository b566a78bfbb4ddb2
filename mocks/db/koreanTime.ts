const OFFSET = 9 * 60 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000

/** `2026-11-21T11:30:00+09:00`: how the server writes a moment (ms), API-07. Korea knows no summer time. */
export function koreanTime(at: number): string {
  return new Date(at + OFFSET).toISOString().replace(/\.\d+Z$/, '+09:00')
}

/** The year of a moment (ms) on a Korean calendar. */
export function koreanYear(at: number): number {
  return new Date(at + OFFSET).getUTCFullYear()
}

/** 23:59:59 Korean time of the day so many days after a moment, in ms. */
export function endOfKoreanDay(at: number, daysAfter: number): number {
  const day = Math.floor((at + OFFSET) / DAY)
  return (day + daysAfter + 1) * DAY - OFFSET - 1000
}
