import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { fitText } from '../lib/fitText.ts'
import { TextInput } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  value: string
  /** How many digits fit. */
  limit: number
  /** How digits are shown, e.g. with dashes: it may only put signs between them. */
  format?: (digits: string) => string
  onText: (text: string) => void
}

/** Takes digits alone and shows them in their form; the caret stays behind the digit it stood behind (ACCT-04). */
export function DigitsInput({ value, limit, format = String, onText, ...props }: Props) {
  const ref = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number>(null)

  // React puts the caret at the end of a value that is not the one typed.
  useLayoutEffect(() => {
    const place = digitsBefore.current
    if (place !== null) ref.current?.setSelectionRange(placeBehind(value, place), placeBehind(value, place))
    digitsBefore.current = null
  })

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = digitsOf(target.value)
    const fit = fitText(digitsOf(value), typed, limit)
    const behind = digitsOf(target.value.slice(0, target.selectionStart ?? target.value.length)).length
    digitsBefore.current = Math.min(fit.text === typed ? behind : fit.caret, fit.text.length)
    onText(format(fit.text))
    // The same digits again, a dash deleted: nothing is drawn anew, so nothing would put the caret back.
    if (format(fit.text) === value) restore(target, value, digitsBefore.current)
  }
  return <TextInput inputMode="numeric" {...props} ref={ref} value={value} onChange={take} />
}

function restore(input: HTMLInputElement, value: string, place: number): void {
  queueMicrotask(() => {
    if (input.value === value) input.setSelectionRange(placeBehind(value, place), placeBehind(value, place))
  })
}

/** Full-width digits, as Korean keyboards may write them, count as digits. */
const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '')

/** The place behind so many digits of a formatted text. */
function placeBehind(text: string, digits: number): number {
  let left = digits
  let place = 0
  while (left > 0 && place < text.length) {
    if (/\d/.test(text[place] ?? '')) left -= 1
    place += 1
  }
  return place
}
