import type { PaymentDetails } from '../calls.ts'

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
  if (method === 'DirectBank' && !/^\d{10,16}$/.test(digits)) mistakes.add('account')
  if (method === 'HPP' && !isPhone(digits)) mistakes.add('phone')
  if (method === 'VBank' && digits !== '' && !isPhone(digits)) mistakes.add('phone')
  if (!isAgreed) mistakes.add('agree')
  return mistakes
}

const isPhone = (digits: string) => /^01\d{8,9}$/.test(digits)

/** Formats `1239` as `12/39`, also while it is typed. */
export function expiryText(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Formats `4111111111111111` as `4111 1111 1111 1111`. */
export function cardText(text: string): string {
  const groups = text
    .replaceAll(/\D/g, '')
    .slice(0, 16)
    .match(/\d{1,4}/g)
  return (groups ?? []).join(' ')
}

/** The instalments of an amount (won) in months; 0 is none. */
export const instalmentsOf = (amount: number): readonly number[] => (amount < 50_000 ? [0] : [0, 2, 3, 6, 12])
