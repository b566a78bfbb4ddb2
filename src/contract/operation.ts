import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'

type Schema = v.GenericSchema

/** Who may call: anyone; whoever is signed in; members alone; whoever holds a refresh token. */
export type Access = 'public' | 'user' | 'member' | 'refreshToken'

/** One call of the contract. The client asks by it, the mock backend answers by it, the documents are made of it. */
export type Operation = {
  readonly id: `API-${number}`
  readonly method: 'GET' | 'POST'
  /** Below the base URL, parameters as `:userId`. */
  readonly path: `/v1/${string}`
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** `multipart` sends `body` as the JSON part named after `part`, and files beside it. */
  readonly multipart?: { readonly part: string; readonly files: string }
  readonly reply: Schema
  /** The specification shows no reply: the client reads `result` alone (OPEN-15). */
  readonly isReplyOptional?: true
  /** What it may refuse with, beyond the common codes. */
  readonly refusals: readonly ErrorCode[]
}

/** Keeps an operation's literal types. */
export const operation = <const O extends Operation>(of: O): O => of

type InputOfPart<O, Part extends string> = O extends { readonly [P in Part]: infer S extends Schema }
  ? { [P in Part]: v.InferInput<S> }
  : { [P in Part]?: never }

/** What a caller hands over. */
export type InputOf<O extends Operation> = InputOfPart<O, 'params'> & InputOfPart<O, 'query'> & InputOfPart<O, 'body'>

type OutputOfPart<O, Part extends string> = O extends { readonly [P in Part]: infer S extends Schema }
  ? { [P in Part]: v.InferOutput<S> }
  : { [P in Part]: undefined }

/** What the answering side receives, parsed. */
export type RequestOf<O extends Operation> = OutputOfPart<O, 'params'> & OutputOfPart<O, 'query'> & OutputOfPart<O, 'body'>

/** What the caller receives, parsed. */
export type ReplyOf<O extends Operation> = v.InferOutput<O['reply']>

/** What the answering side sends. */
export type ReplyInputOf<O extends Operation> = v.InferInput<O['reply']>

/** Codes that any operation may answer with (API-03, 04, 06, 14). */
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
