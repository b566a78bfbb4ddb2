import type { OperationName } from '../contract/operations.ts'
import { errorTexts } from '../texts/errors.ts'
import { useTexts } from '../texts/useTexts.ts'
import { errorText, type ErrorMessage } from './errorText.ts'

/** The message of a failed call for the shopper; null without an error, and for a cancelled call, which is sent again (ERR-01…03). */
export function useErrorMessage(error: unknown, call: OperationName): ErrorMessage | null {
  const texts = useTexts(errorTexts)
  return error === undefined ? null : errorText(error, texts, call)
}
