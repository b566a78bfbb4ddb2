import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query/react'
import * as v from 'valibot'
import type { InputOf, Operation, ReplyOf } from '../contract/operation.ts'
import type { ApiError } from './errors.ts'
import { sendRequest, type ApiRequest } from './http.ts'
import type { Unreadable } from './readInPart.ts'
import { reportBroken } from './reportBroken.ts'
import { loggedOut, type Session, storedSession } from './session.ts'

/** `session` is the one that was stored when the request was sent; `unreadable` is what was left out of the reply. */
type Meta = { operation: Operation; status: number; session?: Session | undefined; unreadable?: readonly Unreadable[] }

const isMeta = (meta: unknown): meta is Meta => typeof meta === 'object' && meta !== null && 'operation' in meta

/** The session with which a request was sent, by the `baseQueryMeta` of its action, whose type RTK's matchers lose. */
export const sentSession = (meta: unknown): Session | undefined => (isMeta(meta) ? meta.session : undefined)

/**
 * Sends a request; returns the data in the reply's envelope, without what breaks the contract and may be left out. The endpoint's
 * schema parses it.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, Meta> = async (request, { signal, dispatch }) => {
  const { status, session, ...reply } = await sendRequest(request, signal)
  const meta = { operation: request.operation, status, session }
  if (!reply.error) {
    if (v.safeParse(replySchema(request.operation), reply.data).success) return { data: reply.data, meta }
    const { data, unreadable } = await leaveOut(request.operation, status, reply.data)
    return { data, meta: { ...meta, unreadable } }
  }
  if (reply.error.kind !== 'unauthorized') return { error: reply.error, meta }
  // Of several calls the first one ends the session. A refusal of a token that is no longer stored ends the call alone.
  if (session?.accessToken !== storedSession().accessToken) return { error: { kind: 'cancelled' }, meta }
  dispatch(loggedOut('expired'))
  return { error: reply.error, meta }
}

/** Without its code, which cannot be loaded offline, the reply is refused whole. */
const leaveOut = (operation: Operation, status: number, data: unknown) =>
  import('./readInPart.ts').then(
    ({ readInPart }) => readInPart(operation, status, data),
    () => ({ data, unreadable: [] }),
  )

/**
 * Seconds for which a reply counts as new: what the start of a page, another part of it, a link that was pointed at, or the page
 * before has just asked for is not asked for again on entry.
 */
export const FRESH_S = 2

/** The cache of all server replies. Each resource injects its endpoints in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['CurrentEpisode', 'Episodes', 'Picks', 'Memos', 'Statistics', 'Products', 'Reviews', 'User', 'Orders'],
  catchSchemaFailure: ({ issues, _bqMeta: { operation, status } }) => reportBroken(operation, status, issues),
  endpoints: () => ({}),
})

/**
 * Options of a query whose reply another actor may change: it is sent again on entry, and on focus while its reply is shown.
 */
export const live = { refetchOnMountOrArgChange: FRESH_S, refetchOnFocus: true } as const

/** The tags that a successful mutation invalidates; a failed one changed nothing. */
export const onSuccess =
  <const Tag extends string>(...tags: Tag[]) =>
  (_: unknown, error: unknown) =>
    error ? [] : tags

/** The argument of an endpoint that needs nothing but the operation's body. */
type BodyOf<O extends Operation> = O extends { readonly body: v.GenericSchema } ? InputOf<O>['body'] : void

/** What the client reads of a reply: nothing if the specification does not show it. */
type ReadOf<O extends Operation> = O extends { readonly isReplyOptional: true } ? null : ReplyOf<O>

type Endpoint<Reply, Arg> = {
  query: (arg: Arg) => ApiRequest
  responseSchema: v.GenericSchema<Reply>
}

/**
 * Request and schema of an endpoint, typed by its operation:
 * `build.query({ ...endpoint(contract.user, (userId: string) => ({ params: { userId } })), providesTags: ['User'] })`.
 * Without `toInput` the argument is the body.
 */
export function endpoint<const O extends Operation>(
  operation: O & { params?: never; query?: never },
): Endpoint<ReadOf<O>, BodyOf<O>>
export function endpoint<const O extends Operation, Arg>(
  operation: O,
  toInput: (arg: Arg) => InputOf<O>,
): Endpoint<ReadOf<O>, Arg>
export function endpoint(
  operation: Operation,
  toInput: (arg: unknown) => Input = (body) => ({ body }),
): Endpoint<unknown, unknown> {
  return { query: (arg) => requestOf(operation, toInput(arg)), responseSchema: replySchema(operation) }
}

/** A reply of which something may have been left out, with what that was. */
export type InPart<T> = T & { readonly unreadable: readonly Unreadable[] }

/** A list of which elements may have been left out. */
export type Listed<T> = InPart<{ items: T[] }>

export const toInPart = <T extends object>(reply: T, meta?: Meta): InPart<T> => ({ ...reply, unreadable: meta?.unreadable ?? [] })

export const toListed = <T>(items: T[], meta?: Meta): Listed<T> => toInPart({ items }, meta)

/** The elements of a list, and at their places what stands for those that could not be read. */
export function inPlace<T, U>(items: readonly T[], unreadable: readonly Unreadable[], toRow: (value: unknown) => U): (T | U)[] {
  const rows: (T | U)[] = [...items]
  for (const { at, value } of unreadable) if (at !== null) rows.splice(at, 0, toRow(value))
  return rows
}

/** An endpoint of which something may be left out, by `toInPart` or `toListed`. */
export const inPart = <Reply, Arg, Read>(
  { query, responseSchema }: Endpoint<Reply, Arg>,
  transformResponse: (reply: Reply, meta?: Meta) => Read,
) => ({ query, rawResponseSchema: responseSchema, transformResponse })

const unread = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** The schema of an endpoint that has a `query` of its own. */
export function replySchema<const O extends Operation>(operation: O): v.GenericSchema<ReadOf<O>>
export function replySchema({ isReplyOptional, reply }: Operation): v.GenericSchema {
  return isReplyOptional ? unread : reply
}

type Input = { params?: unknown; query?: unknown; body?: unknown }

/** The request of an operation with its input. */
export function call<const O extends Operation>(operation: O, input: InputOf<O>): ApiRequest {
  return requestOf(operation, input)
}

function requestOf(operation: Operation, { params, query, body }: Input): ApiRequest {
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(toValues(params)[name] ?? ''))
  return { operation, path, query: toValues(query), ...(body === undefined ? {} : { body }) }
}

const values = v.fallback(v.record(v.string(), v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))), {})

function toValues(input: unknown): v.InferOutput<typeof values> {
  return v.parse(values, input)
}
