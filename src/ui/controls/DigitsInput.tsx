import type { ComponentProps } from 'react'
import { groupPhone, PHONE_MAX_DIGITS } from '../../lib/phone.ts'
import { TextInput } from './Field.tsx'
import { useLimited } from './useLimited.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'maxLength'> & {
  /** As displayed. */
  value: string
  /** Called with the text as displayed. */
  onText: (text: string) => void
}

type DigitsProps = Props & {
  /** The largest number of digits. */
  limit: number
}

/** Accepts at most `limit` digits, and of other characters nothing. */
export function DigitsInput({ value, limit, onText, ...props }: DigitsProps) {
  return <TextInput inputMode="numeric" {...props} {...useLimited({ value, onText, max: limit, digits: 'any' })} />
}

type PhoneProps = Props & {
  /** Inserts hyphens between the digits. */
  format?: (digits: string) => string
}

/** Accepts the digits of a Korean number and inserts hyphens while typing; at most 13 characters. */
export function PhoneInput({ value, onText, format = groupPhone, ...props }: PhoneProps) {
  const control = useLimited({ value, onText, max: PHONE_MAX_DIGITS, digits: 'phone', format })
  const attributes = { type: 'tel', name: 'phoneNumber', autoComplete: 'tel', placeholder: '010-0000-0000', ...props }
  return <TextInput inputMode="numeric" {...attributes} {...control} />
}
