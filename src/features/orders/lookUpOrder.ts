import { asApiError, type ApiError } from '../../api/errors.ts'
import { ordersApi } from './api.ts'
import type { Completion } from '../../contract/orderShape.ts'
import type { AppThunk } from '../../hooks.ts'

type LookUpResult = { completion: Completion; error?: undefined } | { completion?: undefined; error: ApiError }

/** Fetches an order's completion (API-56), by default also if it is cached; with a number if it is older in s. Never rejects. */
export function lookUpOrder(orderId: string, forceRefetch: true | number = true): AppThunk<Promise<LookUpResult>> {
  return async (dispatch) => {
    const { orderCompletion } = ordersApi.endpoints
    const { data, error } = await dispatch(orderCompletion.initiate(orderId, { subscribe: false, forceRefetch }))
    if (error) return { error: asApiError(error) }
    // A session that ends during this call resets the cache: there is neither data nor an error.
    return data ? { completion: data } : { error: { kind: 'cancelled' } }
  }
}
