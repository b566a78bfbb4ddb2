import { nationalDigits, readDigits, readPhoneNumber, type NumberRead } from './numbers.ts'
import { type Edit, isTyped } from './edit.ts'

/** Why an edit is refused: see `NumberRead`, or it would make more than `limit` digits. */
export type DigitsProblem = Exclude<NumberRead, { digits: string }> | { readonly problem: 'long'; readonly limit: number }

/** The digits after an edit, with the caret after `caret` of them; undefined if the edit changes nothing. */
export type DigitsFit = { readonly digits: string; readonly caret: number; readonly problem?: undefined } | undefined

/** How a kind of number is read: as it is inserted at the start of a field, and the digits of the whole field. */
export type NumberKind = { readonly read: (text: string) => NumberRead; readonly join: (digits: string) => string }

export const anyNumber: NumberKind = { read: readDigits, join: String }
export const phoneNumber: NumberKind = { read: readPhoneNumber, join: nationalDigits }

/**
 * The digits of a formatted field after an edit. Typed signs that do not fit are ignored. What is pasted, dropped or filled
 * in is taken whole or not at all (OPEN-24).
 */
export function fitDigits(edit: Edit, limit: number, { read, join }: NumberKind): DigitsFit | DigitsProblem {
  const [head, tail] = [digitsOf(edit.text.slice(0, edit.start)), digitsOf(edit.text.slice(edit.end))]
  if (edit.inserted === '') return { digits: head + tail, caret: head.length }
  const came = (head === '' ? read : readDigits)(edit.inserted)
  const isKey = isTyped(edit)
  if (came.problem !== undefined) return isKey ? undefined : came
  if (came.digits === '') return undefined
  const [before, joined] = [digitsOf(edit.text), head + came.digits + tail]
  // A country code is removed by the edit that completes it, not by later ones.
  const digits = join(before) === before ? join(joined) : joined
  if (digits.length > limit) return isKey ? undefined : { problem: 'long', limit }
  return { digits, caret: digits.length - tail.length }
}

/** The digits of a field, which has nothing else but what formats them. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
