import { type Change, type Fit, insertedBy, isTyped } from './fitText.ts'
import { nationalDigits, readDigits, readPhoneNumber, type NumberRead } from './numbers.ts'
import { caretAfter } from './phone.ts'

/** Why a change is refused: see `NumberRead`, or it would make more than `limit` digits. */
export type DigitsProblem = Exclude<NumberRead, { digits: string }> | { readonly problem: 'long'; readonly limit: number }

/** How a number is typed: how its notations are read, its largest number of digits, and their format while they are typed. */
export type Notation = {
  /** The digits of a text in any notation. */
  readonly read?: ((text: string) => NumberRead) | undefined
  /** The digits of a finished field. */
  readonly join?: ((digits: string) => string) | undefined
  readonly limit: number
  /** May only insert other characters between digits, e.g. hyphens. */
  readonly format?: ((digits: string) => string) | undefined
}

/** How a phone number is read. */
export const phoneNumber = { read: readPhoneNumber, join: nationalDigits }

/**
 * The formatted digits of a field after a change, or null to ignore a typed sign that does not fit. What is pasted, dropped or
 * filled in is taken whole or refused (OPEN-24). The caret stays after the same digit (ACCT-04).
 */
export function fitDigits(change: Change, notation: Notation): Fit | DigitsProblem | null {
  const { read = readDigits, join = String, limit, format = String } = notation
  const { before, after, caret } = change
  const tail = digitsOf(after.slice(caret))
  const plain = readDigits(after.slice(0, caret))
  const head = plain.problem === undefined ? plain : read(after.slice(0, caret))
  if (head.problem !== undefined) return isTyped(change) ? null : head
  const [old, joined] = [digitsOf(before), head.digits + tail]
  // A country code is removed by the change that completes it, not by later ones.
  const digits = insertedBy(change) !== '' && join(old) === old ? join(joined) : joined
  if (digits.length > limit) return isTyped(change) ? null : { problem: 'long', limit }
  const text = format(digits)
  return { text, caret: caretAfter(text, digits.length - tail.length) }
}

/** The digits of a field, which has nothing else but what formats them. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
