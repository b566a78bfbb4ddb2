import { http } from 'msw'
import type { Method } from '../../src/contract/operation.ts'

/** MSW's function for the handlers of a method. */
export const onMethod = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} satisfies Record<Method, unknown>
