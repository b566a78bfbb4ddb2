import * as v from 'valibot'
import type { Operation } from '../contract/operation.ts'
import { warn } from '../lib/log.ts'
import type { ApiError } from './errors.ts'

/**
 * Writes a reply that breaks the contract to the console: operation, status, and every field with its expected and received
 * type. Values may be a shopper's, so only development shows them. Returns the error of the call (API-01).
 */
export function reportBroken({ id, method, path }: Operation, status: number, found: readonly object[]): ApiError {
  const issues = found.filter(isIssue)
  // The elements of a list mostly differ alike, and then share a text.
  const texts = import.meta.env.DEV ? withValues(issues) : new Set(issues.map(issueText))
  const detail = `${id} ${method} ${path}: the reply (${status}) breaks the contract. ${[...texts].join('; ')}`
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

/** Each text once, with a value that says more than its type: `received string "1000"`. */
function withValues(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const inputs = new Map(issues.map((issue) => [issueText(issue), issue.input]))
  return [...inputs].map(([text, input]) =>
    ['string', 'number', 'boolean'].includes(typeof input) ? `${text} ${JSON.stringify(input).slice(0, 60)}` : text,
  )
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'Array' : typeof value
}
