import * as v from 'valibot'

const isoInstant =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)? ?(Z|UTC|GMT|KST|[+\u2212-]\d{2}(?::?\d{2})?)?(?:\[[\w/+-]+\])?$/i

/** `2026-11-21T11:30:00+09:00` from any of the forms below; null from others, and from a day or an hour that does not exist. */
function readInstant(text: string): string | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction, zone = 'KST'] =
    isoInstant.exec(text.trim()) ?? []
  const [date, time] = [`${year}-${month}-${day}`, `${hour}:${minute}:${second}${millisecondsOf(fraction)}`]
  const read = `${date}T${time}${offsetOf(zone)}`
  return isDay(date) && !Number.isNaN(Date.parse(read)) ? read : null
}

const millisecondsOf = (fraction?: string) => (fraction === undefined ? '' : `.${fraction.padEnd(3, '0').slice(0, 3)}`)

/** Engines take the 30th of February for the 2nd of March. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

function offsetOf(zone: string): string {
  if (/^KST$/i.test(zone)) return '+09:00'
  if (/^[A-Z]/i.test(zone)) return 'Z'
  const [, sign, hours, minutes = '00'] = /^([+\u2212-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  return `${sign === '+' ? '+' : '-'}${hours}:${minutes}`
}

/**
 * An instant (API-07): ISO 8601 in its extended and basic form, or as databases print it, with a space instead of the `T`. Without an
 * offset it is Korean time. Other texts are a broken reply: they could only be shown raw, or at a wrong hour.
 */
export const instant = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const read = readInstant(value)
    if (read !== null) return read
    addIssue({ expected: 'an ISO 8601 instant' })
    return NEVER
  }),
)
