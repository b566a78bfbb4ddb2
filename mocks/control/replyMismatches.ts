import * as v from 'valibot'
import { issueTexts } from '../../src/contract/issueTexts.ts'
import { errorStatuses } from '../../src/contract/errors.ts'
import { commonRefusals, type Operation } from '../../src/contract/operation.ts'
import { envelope } from '../../src/contract/envelope.ts'

const MAX_ISSUES = 5

/** The differences of a reply from the contract of its operation; empty without any. */
export function replyMismatches(operation: Operation, status: number, reply: unknown): string[] {
  const parsed = v.safeParse(envelope, reply)
  if (!parsed.success) return textsOf(parsed.issues)
  const { result, data, error } = parsed.output
  if (result !== 'SUCCESS') return failureMismatches(operation, status, error?.code)
  const wrongStatus = status < 200 || status > 299 ? [`status: SUCCESS with ${status}`] : []
  if (operation.isReplyOptional && data === null) return wrongStatus
  const read = v.safeParse(operation.reply, data)
  return read.success ? wrongStatus : [...wrongStatus, ...textsOf(read.issues).map((text) => `data.${text}`)]
}

function failureMismatches({ refusals }: Operation, status: number, code: string | undefined): string[] {
  const known = [...refusals, ...commonRefusals].find((refusal) => refusal === code)
  if (known === undefined) return [`error.code: ${code ?? 'none'}`]
  return errorStatuses[known] === status || status === 200 ? [] : [`status: ${known} with ${status}`]
}

const textsOf = (issues: readonly v.BaseIssue<unknown>[]) => issueTexts(issues, { hasValues: true }).slice(0, MAX_ISSUES)
