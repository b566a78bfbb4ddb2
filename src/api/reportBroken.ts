import * as v from 'valibot'
import type { Operation } from '../contract/operation.ts'
import { warn } from '../lib/log.ts'
import type { ApiError } from './errors.ts'

/**
 * Writes a reply that breaks the contract to the console: operation, status, and every field with its expected and received
 * type. Values may be a shopper's, so only development shows them. Returns the error of the call (API-01).
 */
export function reportBroken({ id, method, path }: Operation, status: number, found: readonly object[]): ApiError {
  // The elements of a list mostly differ alike, and then share a text: the first one's value is shown.
  const fields = new Map(
    found
      .filter(isIssue)
      .toReversed()
      .map((issue) => [issueText(issue), valueText(issue.input)]),
  )
  const texts = [...fields].toReversed().map(([text, value]) => text + value)
  const detail = `${id} ${method} ${path}: the reply (${status}) breaks the contract. ${texts.join('; ')}`
  warn(detail)
  return { kind: 'broken', status, detail }
}

/** RTK Query types the issues of any Standard Schema; ours are valibot's. */
const isIssue = (issue: object): issue is v.BaseIssue<unknown> => 'expected' in issue

/** Of a missing field valibot expects its key: `styles[].imageUrl: expected "imageUrl", received undefined`. */
function issueText(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)?.replace(/(^|\.)\d+/g, '[]') ?? 'reply'
  return `${field}: expected ${issue.expected ?? 'another value'}, received ${typeName(issue.input)}`
}

/** ` "1000"`, where it says more than its type. */
function valueText(value: unknown): string {
  const isShown = import.meta.env.DEV && ['string', 'number', 'boolean'].includes(typeof value)
  return isShown ? ` ${JSON.stringify(value).slice(0, 60)}` : ''
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'Array' : typeof value
}
