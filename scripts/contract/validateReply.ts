import * as v from 'valibot'
import { errorStatuses, type ErrorCode } from '../../src/contract/errors.ts'
import { issueTexts } from '../../src/contract/issueTexts.ts'
import { commonRefusals, type Operation } from '../../src/contract/operation.ts'
import { Difference } from './report.ts'

/** A reply of an operation, as far as it could be parsed. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly result: string
  readonly data: unknown
  readonly code: string | undefined
}

const strictEnvelope = v.variant('result', [
  v.object({ result: v.literal('SUCCESS'), data: v.unknown(), error: v.null() }),
  v.object({
    result: v.literal('FAIL'),
    data: v.null(),
    error: v.object({
      code: v.pipe(v.string(), v.minLength(1)),
      message: v.pipe(v.string(), v.minLength(1)),
      fields: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
    }),
  }),
])

/** Names of timestamp fields, at any depth of a reply. */
const dates = new Set(['orderedAt', 'createdAt', 'pickedAt', 'dueDate'])
const KOREAN_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+09:00$/
const phones = new Set(['phoneNumber'])

/** Checks the rules of every reply (API-01, API-04, API-07); returns the parsed reply and its differences. */
export function validateReply(
  operation: Operation,
  status: number,
  headers: Headers,
  text: string,
): { reply: Reply; errors: string[] } {
  const errors: string[] = []
  if (status >= 500) errors.push(`answers ${status}`)
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    errors.push(`answers ${headers.get('content-type') ?? 'no content type'} instead of JSON`)
  const parsed = v.safeParse(strictEnvelope, parse(text))
  if (!parsed.success) {
    errors.push(`is not in the envelope of API-01: ${text.slice(0, 80)}`)
    return { reply: { status, headers, result: '', data: null, code: undefined }, errors }
  }
  const { result, data, error } = parsed.output
  if (error) errors.push(...refusalErrors(operation, status, error.code))
  else errors.push(...successErrors(operation, status, data))
  return { reply: { status, headers, result, data, code: error?.code }, errors }
}

function* refusalErrors(operation: Operation, status: number, code: string): Generator<string> {
  const known = [...operation.refusals, ...commonRefusals].find((known) => known === code)
  if (!known) yield `refuses with ${code}, which is none of its codes`
  // A FAIL may have status 200; the rules about 401 need the status.
  else if (status !== errorStatuses[known] && (status !== 200 || errorStatuses[known] === 401))
    yield `refuses ${code} with ${status}`
}

function* successErrors(operation: Operation, status: number, data: unknown): Generator<string> {
  if (status < 200 || status > 299) yield `succeeds with ${status}`
  if (operation.isReplyOptional && data === null) return
  const parsed = v.safeParse(operation.reply, data)
  if (!parsed.success)
    yield `replies otherwise than the contract: ${issueTexts(parsed.issues, { hasValues: true }).join('; ').slice(0, 200)}`
  yield* valueErrors(data)
}

/** Timestamps are in Korean time with an offset, phone numbers are digits (API-07). */
function* valueErrors(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && dates.has(name) && !KOREAN_TIME.test(inner)) yield `${name} is no Korean time: ${inner}`
    if (typeof inner === 'string' && phones.has(name) && !/^\d+$/.test(inner)) yield `${name} has more than digits`
    yield* valueErrors(inner)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Throws a difference unless the reply is a refusal with this code. */
export function expectRefusal(reply: Reply, code: ErrorCode): void {
  if (reply.code !== code) throw new Difference(`${summaryOf(reply)} instead of ${code}`)
}

/** Throws a difference unless the reply is a success; returns its data, parsed by the operation's schema. */
export function expectSuccess<const O extends Operation>(operation: O, reply: Reply): v.InferOutput<O['reply']> {
  if (reply.result !== 'SUCCESS') throw new Difference(summaryOf(reply))
  const parsed = v.safeParse<O['reply']>(operation.reply, reply.data)
  if (!parsed.success) throw new Difference('a reply that the contract does not allow')
  return parsed.output
}

export function expectThat(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Difference(otherwise)
}

const summaryOf = ({ status, code, result }: Reply) =>
  code === undefined ? `answers ${status} ${result}` : `answers ${status} ${code}`
