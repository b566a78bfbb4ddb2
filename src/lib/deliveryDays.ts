import { formatsOf, koreanDateTime } from './format.ts'

/** Working days from the payment to the delivery, as the delivery policy says. */
const FIRST_WORKING_DAY = 2
const LAST_WORKING_DAY = 5
const DAY_MS = 24 * 60 * 60 * 1000

export type Days = { first: Date; last: Date }

/** The first and the last likely day of a delivery paid at this moment: weekends and public holidays in Korea do not count. */
export function deliveryDays(paidAt: Date): Days {
  const paidOn = new Date(`${koreanDateTime(paidAt).date}T00:00:00+09:00`)
  return { first: addWorkingDays(paidOn, FIRST_WORKING_DAY), last: addWorkingDays(paidOn, LAST_WORKING_DAY) }
}

function addWorkingDays(from: Date, count: number): Date {
  const next = new Date(from.getTime() + DAY_MS)
  const rest = isFree(next) ? count : count - 1
  return rest === 0 ? next : addWorkingDays(next, rest)
}

/** `day` is midnight in Korea, 15:00 of the day before in UTC. */
const isFree = (day: Date): boolean => [5, 6].includes(day.getUTCDay()) || publicHolidays.has(koreanDateTime(day).date)

type Ordered = { isOnTheWay: boolean; orderedAt: Date; isVirtualAccountPayment: boolean }

/**
 * The likely days of an order's arrival, counted from its own time, while it is on its way (OPEN-25). Null for a virtual account,
 * since no reply tells the day of the deposit, and once the last day is over.
 */
export function expectedDays({ isOnTheWay, orderedAt, isVirtualAccountPayment }: Ordered, now: Date): Days | null {
  if (!isOnTheWay || isVirtualAccountPayment || Number.isNaN(orderedAt.getTime())) return null
  const days = deliveryDays(orderedAt)
  return now.getTime() < days.last.getTime() + DAY_MS ? days : null
}

const formats = formatsOf({ month: 'short', day: 'numeric', weekday: 'short' })

/** `11월 24일(화)~27일(금)`, in English `Tue 24 – Fri 27 Nov`. Joined here, since engines space and shorten ranges differently. */
export function deliveryRange({ first, last }: Days, language = 'ko'): string {
  const [one, other] = [partsOf(first, language), partsOf(last, language)]
  const isSameMonth = one.month === other.month
  if (language === 'en') {
    const start = isSameMonth ? `${one.weekday} ${one.day}` : `${one.weekday} ${one.day} ${one.month}`
    return `${start} – ${other.weekday} ${other.day} ${other.month}`
  }
  const end = isSameMonth ? '' : `${other.month} `
  return `${one.month} ${one.day}일(${one.weekday})~${end}${other.day}일(${other.weekday})`
}

function partsOf(day: Date, language: string): { month: string; day: string; weekday: string } {
  const parts = Object.fromEntries(
    formats(language)
      .formatToParts(day)
      .map(({ type, value }) => [type, value]),
  )
  return { month: parts['month'] ?? '', day: parts['day'] ?? '', weekday: parts['weekday'] ?? '' }
}

const days = {
  2026: '01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25',
  2027: '01-01 02-08 02-09 03-01 05-03 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27',
}

/**
 * Korea's public holidays on working days, substitute days included, of 2026 and 2027: the Act on Public Holidays as amended on
 * 10 February 2026 (Labor Day and Constitution Day, https://www.law.go.kr/lsInfoP.do?lsiSeq=283311) and the local elections of 2026.
 * Days that the government declares later are not in it; in other years only weekends are free.
 */
const publicHolidays: ReadonlySet<string> = new Set(
  Object.entries(days).flatMap(([year, list]) => list.split(' ').map((day) => `${year}-${day}`)),
)
