import { nextCode, type Counters } from './ids.ts'
import { endOfKoreanDay, koreanTime } from './koreanTime.ts'
import { languageOf } from './languages.ts'
import type { VirtualAccount } from './collections/orders.ts'

// Without letters that are easily misread: guests type the number from a message (GUEST-01).
const NUMBER_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const bank = {
  ko: { bankName: '신한은행', accountHolderName: '(주)피커스' },
  en: { bankName: 'Shinhan Bank', accountHolderName: 'Pickers Inc.' },
}
const DAYS_TO_DEPOSIT = 3

/** The number of an order created at `at` (ms): its date, and letters that cannot be guessed. */
export function nextOrderNumber(counters: Counters, at: number): string {
  return `${koreanTime(at).slice(0, 10).replaceAll('-', '')}-${nextCode(counters, 'order', 10, NUMBER_LETTERS)}`
}

/** An account opened at `at` (ms) for one deposit of `amount` won, valid until the end of the third day after (API-54). */
export function nextVirtualAccount(counters: Counters, amount: number, at: number): VirtualAccount {
  const accountNumber = `562${nextCode(counters, 'virtualAccount', 11, '0123456789')}`
  return { ...bank[languageOf({ counters })], accountNumber, amount, dueAt: endOfKoreanDay(at, DAYS_TO_DEPOSIT) }
}
