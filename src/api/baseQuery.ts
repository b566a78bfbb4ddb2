import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { AxiosResponse } from 'axios'
import * as v from 'valibot'
import type { InputOf, Operation } from '../contract/operation.ts'
import { toApiError, type ApiError } from './errors.ts'
import { http } from './http.ts'
import { unwrap } from './reply.ts'
import { sessionEnded } from './session.ts'

type Values = Readonly<Record<string, string | undefined>>

/** A request of an operation, with its input. */
export type ApiRequest = {
  operation: Operation
  path: string
  query?: Values
  body?: unknown
  files?: readonly File[]
  /** Called with the sent share of the body, 0–1; undefined if the browser does not know it. */
  onProgress?: (share: number | undefined) => void
}

type Input = { params?: unknown; query?: unknown; body?: unknown }

/** The request of an operation with its input, typed by the operation. */
export function call<O extends Operation>(operation: O, input: InputOf<O>): ApiRequest {
  const { params, query, body }: Input = input
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(toValues(params)[name] ?? ''))
  return { operation, path, query: toValues(query), ...(body === undefined ? {} : { body }) }
}

/** The schema of a reply that the specification does not show: only `result` is read (OPEN-15). */
const ignored = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** Sends a request with axios; returns the reply's data as parsed by the contract, or an ApiError. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, dispatch }) => {
  try {
    const { id, isReplyOptional, reply } = request.operation
    return { data: unwrap({ id, reply: isReplyOptional ? ignored : reply }, await send(request, signal)) }
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
