import type { ComponentProps } from 'react'
import { anyNumber, type NumberKind, phoneNumber } from '../lib/fitDigits.ts'
import { TextInput } from './Field.tsx'
import { useDigits } from './useDigits.ts'
import { useRefuse } from './useRefusal.ts'
import { groupPhone, PHONE_MAX_DIGITS } from '../lib/phone.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'maxLength'> & {
  /** As displayed, formatted. */
  value: string
  /** The largest number of digits. */
  limit: number
  /** How pasted numbers are read. */
  kind?: NumberKind
  /** Formats digits; may only insert characters between them, e.g. hyphens. */
  format?: (digits: string) => string
  /** Called with the formatted text. */
  onText: (text: string) => void
}

/** Accepts digits only and formats them. A paste that has anything else is refused, with the reason at the Field. */
export function DigitsInput({ ref, value, limit, kind = anyNumber, format = String, onText, ...props }: Props) {
  const onRefuse = useRefuse()
  return <TextInput inputMode="numeric" {...props} {...useDigits({ ref, value, limit, kind, format, onText, onRefuse })} />
}

type PhoneProps = Omit<ComponentProps<typeof DigitsInput>, 'limit' | 'kind' | 'onText'> & {
  /** As displayed, with hyphens. */
  value: string
  /** Called with the number as displayed. */
  onValue: (value: string) => void
}

/** Accepts the digits of a Korean number and inserts hyphens while typing; at most 13 characters. */
export function PhoneInput({ onValue, format = groupPhone, ...props }: PhoneProps) {
  const number = { limit: PHONE_MAX_DIGITS, kind: phoneNumber, format, onText: onValue }
  return <DigitsInput type="tel" autoComplete="tel" {...props} {...number} />
}
