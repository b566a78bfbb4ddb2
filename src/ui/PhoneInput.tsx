import type { ComponentProps } from 'react'
import { PHONE_MAX_DIGITS, phone } from '../lib/phone.ts'
import { DigitsInput } from './DigitsInput.tsx'

type Props = Omit<ComponentProps<typeof DigitsInput>, 'limit' | 'onText'> & {
  /** As displayed, with hyphens. */
  value: string
  /** Called with the number as displayed. */
  onValue: (value: string) => void
}

/** Accepts digits only and inserts hyphens while typing; at most 13 characters (ACCT-04, GUEST-03). */
export function PhoneInput({ onValue, format = phone, ...props }: Props) {
  return <DigitsInput type="tel" autoComplete="tel" {...props} limit={PHONE_MAX_DIGITS} format={format} onText={onValue} />
}
