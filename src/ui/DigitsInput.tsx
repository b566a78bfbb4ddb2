import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { fitText } from '../lib/fitText.ts'
import { caretAfter, phoneDigits } from '../lib/phone.ts'
import { TextInput } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'maxLength'> & {
  /** As displayed, formatted. */
  value: string
  /** The largest number of digits. */
  limit: number
  /** Formats digits; may only insert characters between them, e.g. hyphens. */
  format?: (digits: string) => string
  /** Called with the formatted text. */
  onText: (text: string) => void
}

/** Accepts digits only and formats them; the caret stays after the same digit (ACCT-04). */
export function DigitsInput({ value, limit, format = String, onText, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number>(null)
  // Forces a render after an input that changes nothing: React would leave the caret at the end.
  const [, render] = useState(0)
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
    render((count) => count + 1)
    onText(format(fit.text))
  }
  return <TextInput inputMode="numeric" {...props} ref={input} value={value} onChange={change} />
}
