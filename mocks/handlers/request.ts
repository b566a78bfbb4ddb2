import * as v from 'valibot'
import { REQUEST_MAX_BYTES } from '../../src/contract/limits.ts'
import type { Operation, RequestOf } from '../../src/contract/operation.ts'
import { now } from '../db/clock.ts'
import type { User } from '../db/collections/users.ts'
import type { Collections, ReadTx, WriteTx } from '../db/collections.ts'
import type { Definitions, ReadTxOf, WriteTxOf } from '../db/openCollections.ts'
import { messages, type Message } from '../rules/messages.ts'
import { Refusal, refuse, type RefusedField } from '../rules/refusal.ts'
import { authenticate } from '../rules/users/session.ts'
import type { ResolverInfo } from './wrap.ts'
import { parseJson } from '../db/parseJson.ts'

/** A file of a multipart request. */
type Upload = { readonly type: string; readonly bytes: Uint8Array }

/** The parameters of an operation's rule: transaction, time (ms), user, and the request as the contract parses it. */
export type Call<O extends Operation, D extends Definitions = Collections> = RequestOf<O> & {
  readonly tx: O['method'] extends 'GET' ? ReadTxOf<D> : WriteTxOf<D>
  readonly now: number
  readonly user: O['access'] extends 'user' | 'member' ? Readonly<User> : undefined
  /** The bearer token, for the operation that expects a refresh token. */
  readonly token: string | undefined
  readonly files: readonly Upload[]
  /** The server's own address, ending with a slash. */
  readonly base: string
}

/** A parsed but not validated body. `json` is undefined if the operation takes none, or if `error` is set. */
type Body = { readonly json: unknown; readonly files: readonly Upload[]; readonly error?: Refusal }

/** The parts of a request before the contract has checked them. */
export type RawRequest = {
  readonly params: unknown
  readonly query: unknown
  readonly body: Body
  readonly token: string | undefined
}

/**
 * Reads the parts of a request. Throws TOO_LARGE above 35 MB. A body that is not JSON is returned as `error`, since refusals of
 * the caller come first (API-14).
 */
export async function readRequest(operation: Operation, { request, params, readBytes }: ResolverInfo): Promise<RawRequest> {
  const { headers, url } = request
  const query = Object.fromEntries(new URL(url).searchParams)
  if (Number(headers.get('content-length')) > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
  const bytes = operation.method === 'GET' ? new Uint8Array() : await readBytes()
  if (bytes.byteLength > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
  const body = await parseBody(operation, bytes, headers.get('content-type') ?? '')
  const token = /^Bearer +([^\s,]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  return { params, query, body, token }
}

async function parseBody({ body, multipart }: Operation, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Body> {
  if (!body) return { json: undefined, files: [] }
  try {
    if (!multipart) {
      if (!/^application\/json\s*(;|$)/i.test(type)) refuse('INVALID_REQUEST', messages.notJson(type || '-'))
      return { json: readJson(bytes), files: [] }
    }
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const json = readJson((await toUpload(form.get(multipart.part))).bytes)
    return { json, files: await Promise.all(form.getAll(multipart.files).map(toUpload)) }
  } catch (error) {
    return { json: undefined, files: [], error: error instanceof Refusal ? error : new Refusal('INVALID_REQUEST') }
  }
}

/** A text is the content of a file without a type. */
async function toUpload(entry: FormDataEntryValue | null): Promise<Upload> {
  const file = entry instanceof File ? entry : new Blob([entry ?? ''])
  return { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
}

function readJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const json = parseJson(text)
  return json ? json.value : refuse('INVALID_REQUEST', messages.invalidJson)
}

/**
 * Checks a request by its operation's contract: the parameters of the rule. Throws first for the caller (401, 403), then for the
 * content (400).
 */
export function parseCall<O extends Operation>(
  operation: O,
  tx: ReadTx | WriteTx,
  { params, query, body, token }: RawRequest,
  base: string,
): Call<O> {
  const at = now(tx.counters)
  const isOpen = operation.access === 'public' || operation.access === 'refreshToken'
  const user = isOpen ? undefined : authenticate(tx, token, at)
  if (operation.access === 'member' && user?.provider === 'guest') refuse('MEMBERS_ONLY')
  if (body.error) throw body.error
  const call = {
    tx,
    now: at,
    user,
    token,
    files: body.files,
    base,
    params: operation.params && validatePart(operation.params, params),
    query: operation.query && validatePart(operation.query, query),
    body: operation.body && validatePart(operation.body, body.json),
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- the parts that O declares have just been parsed by its schemas
  return call as unknown as Call<O>
}

/** Parses a part of a request by its schema of the contract. Throws INVALID_REQUEST with the invalid fields (API-04). */
function validatePart(schema: v.GenericSchema, value: unknown): unknown {
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
