const seoul = 'Asia/Seoul'
const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: seoul, year: 'numeric', month: '2-digit', day: '2-digit' })

/** A server's date; without an offset it is Korean time (API-07). */
export function parseDate(text: string): Date {
  const isDateAlone = /^\d{4}-\d{2}-\d{2}$/.test(text)
  return new Date(hasOffset.test(text) && !isDateAlone ? text : isDateAlone ? `${text}T00:00:00+09:00` : `${text}+09:00`)
}

/** `2026-11-21`: the first ten characters of the server's Korean time, whatever the offset it was sent with (CONST-04). */
export function dayOf(text: string): string {
  const date = parseDate(text)
  return Number.isNaN(date.getTime()) ? text.slice(0, 10) : isoDay.format(date)
}

/** The device's year, in Korea. */
export function currentYear(now = new Date()): number {
  return Number(isoDay.format(now).slice(0, 4))
}

const words: Record<string, Intl.DateTimeFormat> = {
  ko: new Intl.DateTimeFormat('ko-KR', { timeZone: seoul, year: 'numeric', month: 'long', day: 'numeric' }),
  en: new Intl.DateTimeFormat('en-US', { timeZone: seoul, year: 'numeric', month: 'long', day: 'numeric' }),
}
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: seoul, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `2026년 3월 4일`, in English `March 4, 2026`; what is no date is shown as it came (CONST-02, CONST-04). */
export function dateInWords(text: string, language = 'ko'): string {
  const date = parseDate(text)
  return Number.isNaN(date.getTime()) ? text : (words[language] ?? words['ko'] ?? isoDay).format(date)
}

const dayWords: Record<string, Intl.DateTimeFormat> = {
  ko: new Intl.DateTimeFormat('ko-KR', { timeZone: seoul, month: 'long', day: 'numeric' }),
  en: new Intl.DateTimeFormat('en-US', { timeZone: seoul, month: 'long', day: 'numeric' }),
}

/** `3월 4일`, in English `March 4`: a day near enough to need no year. */
export function dayInMonth(text: string, language = 'ko'): string {
  const date = parseDate(text)
  return Number.isNaN(date.getTime()) ? text : (dayWords[language] ?? dayWords['ko'] ?? isoDay).format(date)
}

/** `2026.03.04`: the short form, as the film's edge prints it. */
export function shortDate(text: string): string {
  return dayOf(text).replaceAll('-', '.')
}

/** `2026.03.04 14:30`, in 24 hours. */
export function shortDateTime(text: string): string {
  const date = parseDate(text)
  return Number.isNaN(date.getTime()) ? text : `${shortDate(text)} ${clock.format(date)}`
}

const precise = new Intl.DateTimeFormat('en-GB', { timeZone: seoul, timeStyle: 'medium' })

/** `14:30:05` in Korea, of a moment in ms. */
export function clockTime(moment: number): string {
  return precise.format(moment)
}

/** The day in Korea by its parts, `{ year: 2026, month: 3, day: 4 }`; null of what is no date. */
export function dayParts(text: string): { year: number; month: number; day: number } | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dayOf(text)) ?? []
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) }
}
