import * as v from 'valibot'
import { messages, type Message } from '../rules/messages.ts'
import { Refusal, type RefusedField } from '../rules/refusal.ts'

/** Parses a part of a request by its schema of the contract. Throws INVALID_REQUEST with the invalid fields (API-04). */
export function validatePart(schema: v.GenericSchema, value: unknown): unknown {
  const outcome = v.safeParse(schema, value)
  if (!outcome.success) throw new Refusal('INVALID_REQUEST', undefined, outcome.issues.map(fieldError))
  const malformed = [...malformedTexts(outcome.output, [])]
  if (malformed.length > 0) throw new Refusal('INVALID_REQUEST', undefined, malformed)
  return outcome.output
}

function fieldError(issue: v.BaseIssue<unknown>): RefusedField {
  return { path: v.getDotPath(issue) ?? '', message: messageOf(issue) }
}

function messageOf({ kind, type, received, requirement }: v.BaseIssue<unknown>): Message {
  if (received === 'undefined' || received === 'null') return messages.required
  if (kind === 'schema') return messages.wrongFormat
  if (type === 'max_length') return messages.tooLong(String(requirement))
  if (type === 'min_length') return requirement === 1 ? messages.empty : messages.tooShort(String(requirement))
  if (type === 'min_value' || type === 'max_value') return messages.outOfRange
  return messages.wrongFormat
}

/** Texts with a lone surrogate, which JSON cannot carry unchanged. */
function* malformedTexts(value: unknown, path: readonly string[]): Generator<RefusedField> {
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value)) yield { path: path.join('.'), message: messages.unreadable }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* malformedTexts(inner, [...path, key])
  }
}
