import * as v from 'valibot'
import type { FieldError } from '../../src/contract/envelope.ts'
import { Refusal } from '../rules/refusal.ts'

/** Parses a part of a request by its schema of the contract. Throws INVALID_REQUEST with the invalid fields (API-04). */
export function validatePart(schema: v.GenericSchema, value: unknown): unknown {
  const outcome = v.safeParse(schema, value)
  if (!outcome.success) throw new Refusal('INVALID_REQUEST', undefined, outcome.issues.map(fieldError))
  const malformed = [...malformedTexts(outcome.output, [])]
  if (malformed.length > 0) throw new Refusal('INVALID_REQUEST', undefined, malformed)
  return outcome.output
}

function fieldError(issue: v.BaseIssue<unknown>): FieldError {
  return { path: v.getDotPath(issue) ?? '', message: messageOf(issue) }
}

function messageOf({ kind, type, received, requirement }: v.BaseIssue<unknown>): string {
  if (received === 'undefined' || received === 'null') return '꼭 필요한 값이에요.'
  if (kind === 'schema') return '형식이 올바르지 않아요.'
  if (type === 'max_length') return `길이는 ${String(requirement)} 이하여야 해요.`
  if (type === 'min_length') return requirement === 1 ? '내용을 입력해 주세요.' : `길이는 ${String(requirement)} 이상이어야 해요.`
  if (type === 'min_value' || type === 'max_value') return '입력할 수 있는 범위를 벗어났어요.'
  return '형식이 올바르지 않아요.'
}

/** Texts with a lone surrogate, which JSON cannot carry unchanged. */
function* malformedTexts(value: unknown, path: readonly string[]): Generator<FieldError> {
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value)) yield { path: path.join('.'), message: '읽을 수 없는 글자가 있어요.' }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* malformedTexts(inner, [...path, key])
  }
}
