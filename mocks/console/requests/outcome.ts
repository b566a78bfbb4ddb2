import * as v from 'valibot'
import { envelope } from '../../../src/contract/envelope.ts'
import { completion } from '../../../src/contract/orderShape.ts'
import { replyMismatches } from '../../control/replyMismatches.ts'
import { knownOperations } from '../../rules/operations.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { parseJson } from '../../db/parseJson.ts'

type Ended = Pick<LogEntry, 'operation' | 'status' | 'refused' | 'reply'>

/** Whether a request failed: by its status, or by its outcome, as a declined payment that ends as a redirect. */
export const isFailure = (entry: Ended): boolean =>
  entry.status !== null && (entry.status === 0 || entry.status >= 400 || outcomeOf(entry) !== undefined)

/** Why the server refused a request or failed its order, in its own code and sentence; undefined where it did neither. */
export function outcomeOf({ operation, status, refused, reply }: Ended): string | undefined {
  if (refused) return words(refused)
  if (operation !== 'failOrder' && (status ?? 0) < 400) return undefined
  const read = v.safeParse(envelope, parseJson(reply ?? '')?.value)
  if (!read.success) return undefined
  const { error, data } = read.output
  if (error) return words(error)
  return v.is(completion, data) && data.failCode ? words({ code: data.failCode, message: data.failMessage }) : undefined
}

const words = ({ code, message }: { code: string; message: string | null | undefined }) => [code, message].join(' ').trim()

const ORDER_NUMBER = /\b\d{8}-[0-9A-Z]{4,}\b/g

/** The number of the order that a request is about; undefined if it names none, or several, as a list does. */
export function orderOf({
  path,
  request,
  reply,
  location,
}: Pick<LogEntry, 'path' | 'request' | 'reply' | 'location'>): string | undefined {
  const named = numbersIn(`${path} ${request ?? ''} ${location ?? ''}`)
  const all = named.size > 0 ? named : numbersIn(reply ?? '')
  const [first] = all
  return all.size === 1 ? first : undefined
}

const numbersIn = (text: string): ReadonlySet<string> => new Set(text.match(ORDER_NUMBER))

/** The differences of a logged reply from the contract; none for pages, which are no operation, and while it is unknown. */
export function entryMismatches({ operation: name, status, reply }: Pick<LogEntry, 'operation' | 'status' | 'reply'>): string[] {
  const operation = knownOperations.get(name ?? '')
  if (!operation || status === null || reply === null) return []
  return replyMismatches(operation, status, parseJson(reply)?.value ?? reply)
}
