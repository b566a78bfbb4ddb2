import { createContext, use } from 'react'
import type { DigitsProblem } from '../lib/fitDigits.ts'
import { truncate } from '../lib/truncate.ts'
import type { TextsOf } from '../texts/defineTexts.ts'
import type { fieldTexts } from '../texts/fields.ts'

/**
 * Whether the form around a control is being sent: its fields are `aria-disabled`, and the form ignores changes, so that what
 * is saved is what is shown. They are not `disabled`, so that they keep the focus.
 */
export const LockContext = createContext(false)

/** Of the refused text a message quotes no more than this. */
const SIGN_MAX_LENGTH = 12

/** Why an edit was refused: see DigitsProblem, or a text over its limit. */
export type Refusal = DigitsProblem | { readonly problem: 'longText'; readonly limit: number }

/** Shows at the Field why its control refused an edit; null once it accepts one. */
export type Refuse = (refusal: Refusal | null) => void

export const RefusalContext = createContext<Refuse>(() => undefined)

/** How a control tells its Field that it refused an edit. */
export const useRefuse = (): Refuse => use(RefusalContext)

/** The message of a refusal. */
export function refusalText(refusal: Refusal, texts: TextsOf<typeof fieldTexts>): string {
  if (refusal.problem === 'sign') return texts.sign(truncate(refusal.sign, SIGN_MAX_LENGTH))
  if (refusal.problem === 'country') return texts.country
  return texts[refusal.problem](refusal.limit)
}
