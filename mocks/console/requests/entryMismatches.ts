import type { LogEntry } from '../../handlers/requestLog.ts'
import { findOperation } from '../../handlers/overrides.ts'
import { replyMismatches } from '../../control/replyMismatches.ts'
import { parseJson } from './overrideInput.ts'

/** The differences of a logged reply from the contract; none for pages, which are no operation, and while it is unknown. */
export function entryMismatches({ operation: name, status, reply }: Pick<LogEntry, 'operation' | 'status' | 'reply'>): string[] {
  const operation = findOperation(name ?? '')
  if (!operation || status === null || reply === null) return []
  return replyMismatches(operation, status, parseJson(reply)?.value ?? reply)
}
