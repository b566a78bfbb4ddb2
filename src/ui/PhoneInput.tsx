import type { ComponentProps } from 'react'
import { phoneNumber } from '../lib/fitDigits.ts'
import { groupPhone, PHONE_MAX_DIGITS } from '../lib/phone.ts'
import { DigitsInput } from './DigitsInput.tsx'

type Props = Omit<ComponentProps<typeof DigitsInput>, 'limit' | 'kind' | 'onText'> & {
  /** As displayed, with hyphens. */
  value: string
  /** Called with the number as displayed. */
  onValue: (value: string) => void
}

/** Accepts the digits of a Korean number and inserts hyphens while typing; at most 13 characters (ACCT-04, GUEST-03). */
export function PhoneInput({ onValue, format = groupPhone, ...props }: Props) {
  const number = { limit: PHONE_MAX_DIGITS, kind: phoneNumber, format, onText: onValue }
  return <DigitsInput type="tel" autoComplete="tel" {...props} {...number} />
}
