import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { AxiosResponse } from 'axios'
import * as v from 'valibot'
import { envelope } from '../contract/envelope.ts'
import type { InputOf, Operation } from '../contract/operation.ts'
import { ApiCallError, readFailure, toApiError, type ApiError } from './errors.ts'
import { http } from './http.ts'
import { sessionEnded } from './session.ts'

type Values = Readonly<Record<string, string | undefined>>

/** One call, ready to send. */
export type ApiRequest = {
  operation: Operation
  path: string
  query?: Values
  body?: unknown
  files?: readonly File[]
  /** Called with the share sent so far, 0–1; undefined where the browser does not know it. */
  onProgress?: (share: number | undefined) => void
}

type Input = { params?: unknown; query?: unknown; body?: unknown }

/** The request of an operation with its input, typed by the operation. */
export function call<O extends Operation>(operation: O, input: InputOf<O>): ApiRequest {
  const { params, query, body }: Input = input
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(toValues(params)[name] ?? ''))
  return { operation, path, query: toValues(query), ...(body === undefined ? {} : { body }) }
}

/** Sends a call by axios; returns the reply's data as parsed by the contract, or an ApiError. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, dispatch }) => {
  try {
    return { data: unwrap(request.operation, await send(request, signal)) }
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.kind === 'unauthorized') dispatch(sessionEnded())
    return { error }
  }
}

function send(
  { operation, path, query, body, files, onProgress }: ApiRequest,
  signal: AbortSignal,
): Promise<AxiosResponse<unknown>> {
  return http.request<unknown>({
    method: operation.method,
    url: path,
    params: query,
    data: operation.multipart ? toFormData(operation.multipart, body, files ?? []) : body,
    access: operation.access,
    signal,
    ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress) } : {}),
  })
}

function unwrap(operation: Operation, { status, data }: AxiosResponse<unknown>): unknown {
  const reply = v.safeParse(envelope, data)
  if (!reply.success || reply.output.result !== 'SUCCESS') throw new ApiCallError(readFailure(status, data))
  if (operation.isReplyOptional) return null

  const read = v.safeParse(operation.reply, reply.output.data)
  if (read.success) return read.output
  const { message, path } = read.issues[0]
  throw new ApiCallError({
    kind: 'broken',
    status,
    detail: `${operation.id} ${path?.map(({ key }) => String(key)).join('.') ?? ''}: ${message}`,
  })
}

function toFormData({ part, files: name }: NonNullable<Operation['multipart']>, body: unknown, files: readonly File[]): FormData {
  const form = new FormData()
  form.append(part, new Blob([JSON.stringify(body)], { type: 'application/json' }), `${part}.json`)
  for (const file of files) form.append(name, file)
  return form
}

const values = v.fallback(v.record(v.string(), v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))), {})

function toValues(input: unknown): Values {
  return v.parse(values, input)
}
