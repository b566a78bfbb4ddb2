import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { fitText } from '../lib/fitText.ts'
import { caretAfter, phoneDigits } from '../lib/phone.ts'
import { TextInput } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'maxLength'> & {
  value: string
  /** How many digits fit. */
  limit: number
  /** How digits are shown, e.g. with dashes: it may only put signs between them. */
  format?: (digits: string) => string
  onText: (text: string) => void
}

/** Takes digits alone and shows them in their form; the caret stays behind the digit it stood behind (ACCT-04). */
export function DigitsInput({ value, limit, format = String, onText, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number>(null)
  // What was typed may change nothing, and React then puts the caret at the end.
  const [, look] = useState(0)
  useLayoutEffect(() => {
    if (digitsBefore.current === null || input.current === null) return
    const caret = caretAfter(input.current.value, digitsBefore.current)
    digitsBefore.current = null
    input.current.setSelectionRange(caret, caret)
  })

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = phoneDigits(target.value)
    const fit = fitText(phoneDigits(value), typed, limit)
    const before = phoneDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length
    digitsBefore.current = fit.text === typed ? before : fit.caret
    look((looks) => looks + 1)
    onText(format(fit.text))
  }
  return <TextInput inputMode="numeric" {...props} ref={input} value={value} onChange={change} />
}
