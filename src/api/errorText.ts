import { langOf } from '../lib/langOf.ts'
import type { OperationName } from '../contract/operations.ts'
import type { Language, TextsOf } from '../texts/defineTexts.ts'
import { errorTexts } from '../texts/errors.ts'
import type { ApiError } from './errors.ts'
import { useTexts } from '../texts/useTexts.ts'

/** A message for the shopper; `lang` is set where it is the server's. */
export type ErrorMessage = { text: string; lang?: Language | undefined }

/** The server's message if present, else the text of the failure or of the call; null for a cancelled call (ERR-01…03). */
export function errorText(error: unknown, texts: TextsOf<typeof errorTexts>, call: OperationName): ErrorMessage | null {
  // RTK Query's hooks return an ApiError, or a SerializedError where our own code threw.
  if (!isApiError(error)) return { text: callText(texts, call) }
  if (error.kind === 'cancelled') return null
  if (error.kind === 'network' || error.kind === 'timeout') return { text: texts[error.kind] }
  const message = error.kind === 'broken' ? null : error.message
  return message ? { text: message, lang: langOf(message) } : { text: callText(texts, call) }
}

/** The text of a call that fails without a message: its own, or the one of any call. */
export function callText({ calls, failed }: TextsOf<typeof errorTexts>, call: OperationName): string {
  const own: Partial<Record<OperationName, string>> = calls
  return own[call] ?? failed
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error
}

/** Whether the server says that there is no such thing. By the status, since error codes depend on the server (OPEN-12). */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.kind === 'refused' && error.status === 404

/** Says why a call failed; null without an error, and for a cancelled call, which is sent again (ERR-01…03). */
export function useErrorText(): (error: unknown, call: OperationName) => ErrorMessage | null {
  const texts = useTexts(errorTexts)
  return (error, call) => (error ? errorText(error, texts, call) : null)
}
