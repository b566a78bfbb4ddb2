import type { ComponentProps } from 'react'
import { fitDigits, type Notation, phoneNumber } from '../lib/fitDigits.ts'
import type { Change } from '../lib/fitText.ts'
import { groupPhone, PHONE_MAX_DIGITS } from '../lib/phone.ts'
import { TextInput } from './Field.tsx'
import { useFit } from './useFit.ts'
import { useRefuse } from './fieldContext.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'maxLength'> &
  Notation & {
    /** As displayed, formatted. */
    value: string
    /** Called with the formatted text. */
    onText: (text: string) => void
  }

/** Accepts digits only and formats them. A paste that has anything else is refused, with the reason at the Field. */
export function DigitsInput({ value, limit, read, join, format, onText, ...props }: Props) {
  const fit = (change: Change) => fitDigits(change, { limit, read, join, format })
  const control = useFit({ value, fit, onText, onRefuse: useRefuse() })
  return <TextInput inputMode="numeric" {...props} {...control} />
}

type PhoneProps = Omit<Props, 'limit' | 'read' | 'join'>

/** Accepts the digits of a Korean number and inserts hyphens while typing; at most 13 characters. */
export function PhoneInput({ format = groupPhone, ...props }: PhoneProps) {
  const attributes = { type: 'tel', name: 'phoneNumber', autoComplete: 'tel', placeholder: '010-0000-0000', ...props }
  return <DigitsInput {...attributes} {...phoneNumber} limit={PHONE_MAX_DIGITS} format={format} />
}
