import { once } from './singleFlight.ts'

// Each is created at its first use: a phone needs 30 ms for one, and a page few of them.
const digits = once(() => new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 }))
const wonUnits: Record<string, string> = { ko: '원', en: '\u00A0won' }

/**
 * Whole won with separators and unit, on one line: `12,900원`, in English `12,900 won` with a no-break space; a reduction has its
 * sign, `-2,000원` (CONST-02).
 */
export function won(amount: number, language = 'ko'): string {
  // Avoids the sign of negative zero.
  return `${digits().format(amount || 0)}${wonUnits[language] ?? wonUnits['ko']}`
}

/** A count with separators, without its counter word: `1,284` (CONST-02). Korean and English write it alike. */
export const count = (number: number): string => digits().format(number)

const wholePercent = once(() => new Intl.NumberFormat('ko-KR', { style: 'percent', maximumFractionDigits: 0 }))

/** A ratio as whole percent: `0.314` is `31%`. */
export const percent = (ratio: number): string => wholePercent().format(ratio)

const decimal = once(() => new Intl.NumberFormat('ko-KR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** A number with one decimal: `4.5`; `0.0` for NaN, e.g. the mean of an empty list (CONST-02). */
export const oneDecimal = (number: number): string => decimal().format(Number.isFinite(number) ? number : 0)

/**
 * Korea's +09:00, as the server writes its dates. `Asia/Seoul` has the offsets of the past too: 1900-01-01 at midnight would be
 * on the day before, and 1988 has summer time.
 */
const timeZone = 'Etc/GMT-9'
/** No locale's own order and signs are used, since engines differ in them: `formatToParts` names each number. */
const partsOptions = {
  timeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const
const partsFormat = once(() => partsFormatOf('en-US'))

/** A moment in Korea, `date` as `2026-11-21` and `time` as `14:30:05`. `format` may be of any locale, with `partsOptions`. */
export function koreanDateTime(moment: Date | number, format = partsFormat()): { date: string; time: string } {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value.padStart(2, '0')]))
  return {
    date: `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}:${parts['second']}`,
  }
}

/** A format for `koreanDateTime` in a locale. */
export const partsFormatOf = (locale: string) => new Intl.DateTimeFormat(locale, partsOptions)

/** `2026-11-21`: the day in Korea of an instant, as the contract reads it (CONST-04). */
export const isoDate = (instant: string): string => koreanDateTime(new Date(instant)).date

/** The device's year, in Korea. */
export const currentYear = (now = new Date()): number => Number(koreanDateTime(now).date.slice(0, 4))

const dateFormats = formatsOf({ year: 'numeric', month: 'short', day: 'numeric' })
const monthDayFormats = formatsOf({ month: 'short', day: 'numeric' })

/** A date format for each language in Korean time, to be called with the language; Korean for an unknown one. */
export function formatsOf(options: Intl.DateTimeFormatOptions) {
  const ko = once(() => new Intl.DateTimeFormat('ko-KR', { timeZone, ...options }))
  const en = once(() => new Intl.DateTimeFormat('en-GB', { timeZone, ...options }))
  return (language: string) => (language === 'en' ? en() : ko())
}

/** `2026년 3월 4일`, in English `4 Mar 2026` (CONST-02, CONST-04). */
export const longDate = (instant: string, language = 'ko'): string => dateFormats(language).format(new Date(instant))

/** `3월 4일`, in English `4 Mar`: for dates that need no year. */
export const monthDay = (instant: string, language = 'ko'): string => monthDayFormats(language).format(new Date(instant))

/** `14:30:05` in Korea; `timestamp` in ms since the epoch. */
export const timeOfDay = (timestamp: number): string => koreanDateTime(timestamp).time

const minute = (instant: string) => timeOfDay(Date.parse(instant)).slice(0, 5)

/** `2026년 3월 4일 14:30`, in English `4 Mar 2026, 14:30`: 24 hours in Korea. */
export const dateTime = (instant: string, language = 'ko'): string =>
  [longDate(instant, language), minute(instant)].join(language === 'en' ? ', ' : ' ')

/** `3월 4일 14:30`, in English `4 Mar, 14:30`: for deadlines, which end at an hour. */
export const deadline = (instant: string, language = 'ko'): string =>
  [monthDay(instant, language), minute(instant)].join(language === 'en' ? ', ' : ' ')

/** An instant in Korea by its parts, `{ year: 2026, month: 3, day: 4, time: '14:30' }`. */
export function dateParts(instant: string): { year: number; month: number; day: number; time: string } {
  const [year = 0, month = 0, day = 0] = isoDate(instant).split('-').map(Number)
  return { year, month, day, time: minute(instant) }
}
