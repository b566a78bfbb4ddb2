import { replyMismatches } from '../../control/replyMismatches.ts'
import { findOperation } from '../../handlers/overrides.ts'
import type { LogEntry } from '../../handlers/requestLog.ts'
import { parseJson } from '../../db/parseJson.ts'

type Fields = Readonly<Record<string, string>>
type Ended = Pick<LogEntry, 'operation' | 'status' | 'request' | 'refused' | 'location'>

/** Whether a request failed: by its status, or by its outcome, as a declined payment that ends as a redirect. */
export const isFailure = (entry: Ended): boolean =>
  entry.status !== null && (entry.status === 0 || entry.status >= 400 || outcomeOf(entry) !== undefined)

/** Code and message of a failure that the status does not show; undefined without one. */
export function outcomeOf({ operation, status, request, location }: Ended): string | undefined {
  if (status === null || status === 0 || status >= 400) return undefined
  if (operation === 'failOrder') return wordsOf(fieldsOf(request), 'code', 'reason')
  if (location === undefined) return undefined
  const { pathname, searchParams } = new URL(location, 'http://app.test')
  const query = Object.fromEntries(searchParams)
  if (pathname === '/payment/close') return wordsOf(fieldsOf(request), 'resultCode', 'resultMsg') || pathname
  if (pathname === '/payment/mobile/result') return query['code'] === '00' ? undefined : wordsOf(query, 'code', 'message')
  // Of a provider that signs in.
  return query['error'] === undefined ? undefined : wordsOf(query, 'error', 'error_description')
}

const wordsOf = (fields: Fields, ...names: readonly string[]) =>
  names.flatMap((name) => (fields[name] ? [fields[name]] : [])).join(' ')

/** The fields of a body: JSON or a form. */
function fieldsOf(body: string | null): Fields {
  const text = body ?? ''
  if (!text.startsWith('{')) return Object.fromEntries(new URLSearchParams(text))
  return Object.fromEntries(
    Object.entries(Object(parseJson(text)?.value)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

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
  const operation = findOperation(name ?? '')
  if (!operation || status === null || reply === null) return []
  return replyMismatches(operation, status, parseJson(reply)?.value ?? reply)
}
