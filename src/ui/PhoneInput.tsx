import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { caretAfter, phone, phoneDigits } from '../lib/phone.ts'
import { TextInput } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  /** As it is shown, dashes included. */
  value: string
  onValue: (value: string) => void
  format?: (text: string) => string
}

/** Digits alone, dashes set while one types, at most 13 characters; the caret stays between the same digits. */
export function PhoneInput({ value, onValue, format = phone, ...props }: Props) {
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
    digitsBefore.current = phoneDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length
    look((looks) => looks + 1)
    onValue(format(target.value))
  }
  return <TextInput type="tel" inputMode="numeric" autoComplete="tel" {...props} ref={input} value={value} onChange={change} />
}
