import type * as v from 'valibot'
import { issueTexts } from '../contract/issueTexts.ts'
import type { Operation } from '../contract/operation.ts'
import { warn } from '../lib/log.ts'
import type { ApiError } from './errors.ts'

/**
 * Writes a reply that breaks the contract to the console: operation, status, and every field with its expected and received
 * type. Values may be a shopper's, so only development shows them. Returns the error of the call (API-01).
 */
export function reportBroken({ id, method, path }: Operation, status: number, found: readonly object[]): ApiError {
  const texts = issueTexts(found.filter(isIssue), { hasValues: import.meta.env.DEV })
  const detail = `${id} ${method} ${path}: the reply (${status}) breaks the contract. ${texts.join('; ')}`
  warn(detail)
  return { kind: 'broken', status, detail }
}

/** RTK Query types the issues of any Standard Schema; ours are valibot's. */
const isIssue = (issue: object): issue is v.BaseIssue<unknown> => 'expected' in issue
