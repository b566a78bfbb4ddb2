import { REFUND_ACCOUNT_MAX_DIGITS } from '../../../src/contract/limits.ts'
import { groupPhone, PHONE_MAX_DIGITS } from '../../../src/lib/phone.ts'
import type { Limit } from '../../../src/ui/controls/useLimited.ts'
import type { PaymentDetails } from '../../handlers/providers/calls.ts'

export type Method = PaymentDetails['methods'][number]

/** The shopper's input, for all methods. */
export type PaymentInput = { readonly number: string; readonly expiry: string; readonly isAgreed: boolean }
export type InvalidField = 'card' | 'expiry' | 'account' | 'phone' | 'agree'

/** Numbers that are approved, for testers. */
export const testNumbers: Readonly<Record<Method, Omit<PaymentInput, 'isAgreed'>>> = {
  Card: { number: '4111 1111 1111 1111', expiry: '12/39' },
  DirectBank: { number: '110123456789', expiry: '' },
  VBank: { number: '', expiry: '' },
  HPP: { number: '010-1234-5678', expiry: '' },
}

/** The invalid fields, checked before the provider is called. */
export function findInvalidFields(method: Method, { number, expiry, isAgreed }: PaymentInput): ReadonlySet<InvalidField> {
  const digits = number.replaceAll(/\D/g, '')
  const mistakes = new Set<InvalidField>()
  if (method === 'Card' && !/^\d{14,16}$/.test(digits)) mistakes.add('card')
  if (method === 'Card' && !/^\d\d\/\d\d$/.test(expiry)) mistakes.add('expiry')
  // Banks' numbers differ in length: none is too short (ORD-07).
  if (method === 'DirectBank' && digits === '') mistakes.add('account')
  if (method === 'HPP' && !isPhone(digits)) mistakes.add('phone')
  if (method === 'VBank' && digits !== '' && !isPhone(digits)) mistakes.add('phone')
  if (!isAgreed) mistakes.add('agree')
  return mistakes
}

const isPhone = (digits: string) => /^01\d{8,9}$/.test(digits)

/** How the fields are typed. */
export const limits: Readonly<Record<'card' | 'expiry' | 'account' | 'phone', Limit>> = {
  card: { max: 16, digits: 'any', format: (digits) => (digits.match(/\d{1,4}/g) ?? []).join(' ') },
  expiry: {
    max: 4,
    digits: 'any',
    format: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits),
  },
  account: { max: REFUND_ACCOUNT_MAX_DIGITS, digits: 'any' },
  phone: { max: PHONE_MAX_DIGITS, digits: 'phone', format: groupPhone },
}

/** The instalments of an amount (won) in months; 0 is none. */
export const instalmentsOf = (amount: number): readonly number[] => (amount < 50_000 ? [0] : [0, 2, 3, 6, 12])
