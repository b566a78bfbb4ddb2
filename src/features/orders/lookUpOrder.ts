import { asApiError, type ApiError } from '../../api/errors.ts'
import { ordersApi } from './api.ts'
import type { Completion } from '../../contract/orderShape.ts'
import type { AppThunk } from '../../hooks.ts'

type LookUpResult = { completion: Completion; error?: undefined } | { completion?: undefined; error: ApiError }

/** Fetches an order's completion, bypassing the cache (API-56). Never rejects. */
export function lookUpOrder(orderId: string): AppThunk<Promise<LookUpResult>> {
  return async (dispatch) => {
    const { orderCompletion } = ordersApi.endpoints
    const { data, error } = await dispatch(orderCompletion.initiate(orderId, { subscribe: false, forceRefetch: true }))
    if (error) return { error: asApiError(error) }
    // A session that ends during this call resets the cache: there is neither data nor an error.
    return data ? { completion: data } : { error: { kind: 'cancelled' } }
  }
}
