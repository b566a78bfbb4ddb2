import type { ErrorCode } from '../../src/contract/errors.ts'
import { errorMessages } from './errorMessages.ts'
import { textIn, type Message } from './messages.ts'

/** An invalid field of a request, before its message has a language. */
export type RefusedField = { readonly path: string; readonly message: Message }

/** An error reply with a code. A rule that throws it rolls back the transaction; a rule that returns it stores its changes. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  /** The text of the reply, in the languages of a world; `message` is the Korean one. */
  readonly reason: Message
  readonly fields: readonly RefusedField[]

  constructor(code: ErrorCode, reason: Message = errorMessages[code], fields: readonly RefusedField[] = []) {
    super(textIn('ko', reason))
    this.code = code
    this.reason = reason
    this.fields = fields
  }
}

/** Throws a refusal, which rolls back the transaction; `reason` replaces the code's own text. */
export function refuse(code: ErrorCode, reason?: Message): never {
  throw new Refusal(code, reason)
}

/** Throws a refusal of one field, for what the contract's schemas cannot express (API-04). */
export function refuseField(path: string, message: Message): never {
  throw new Refusal('INVALID_REQUEST', undefined, [{ path, message }])
}

/** An error of an emulated provider, shown on its page. The world is unchanged. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: string

  constructor(code: string, message = '') {
    super(message)
    this.code = code
  }
}

/** Throws a provider's error. `message` is the provider's own text, if it has one. */
export function throwProviderError(code: string, message = ''): never {
  throw new ProviderError(code, message)
}
