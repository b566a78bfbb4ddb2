import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'

type Schema = v.GenericSchema

/** Who may call: anyone; signed-in users; members only; holders of a refresh token. */
export type Access = 'public' | 'user' | 'member' | 'refreshToken'

/** The methods of operations (RFC 9110, section 9.3; PATCH: RFC 5789). Only GET reads; the others may change something. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** One endpoint of the contract, for the client, the mock backend and the OpenAPI document. */
export type Operation = {
  readonly id: `API-${number}`
  readonly method: Method
  /** Below the base URL, parameters as `:userId`. */
  readonly path: `/v1/${string}`
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** `multipart` sends `body` as the JSON part named by `part`, and the files as parts named by `files`. */
  readonly multipart?: { readonly part: string; readonly files: string }
  readonly reply: Schema
  /** The specification shows no reply: the client only reads `result` (OPEN-15). */
  readonly isReplyOptional?: true
  /** Its error codes in addition to `commonRefusals`. */
  readonly refusals: readonly ErrorCode[]
}

/** Infers an operation's literal types. */
export const operation = <const O extends Operation>(of: O): O => of

type InputOfPart<O, Part extends string> = O extends { readonly [P in Part]: infer S extends Schema }
  ? { [P in Part]: v.InferInput<S> }
  : { [P in Part]?: never }

/** The input of a request. */
export type InputOf<O extends Operation> = InputOfPart<O, 'params'> & InputOfPart<O, 'query'> & InputOfPart<O, 'body'>

type OutputOfPart<O, Part extends string> = O extends { readonly [P in Part]: infer S extends Schema }
  ? { [P in Part]: v.InferOutput<S> }
  : { [P in Part]: undefined }

/** The parsed request on the server's side. */
export type RequestOf<O extends Operation> = OutputOfPart<O, 'params'> & OutputOfPart<O, 'query'> & OutputOfPart<O, 'body'>

/** The parsed reply on the client's side. */
export type ReplyOf<O extends Operation> = v.InferOutput<O['reply']>

/** The reply's data as the server sends it. */
export type ReplyInputOf<O extends Operation> = v.InferInput<O['reply']>

/** Error codes of every operation (API-03, 04, 06, 14). */
export const commonRefusals: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'EXPIRED_TOKEN',
  'INVALID_TOKEN',
  'FORBIDDEN',
  'MEMBERS_ONLY',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'SERVER_ERROR',
  'STORAGE_FULL',
]
