import { expect, onTestFinished, test, vi } from 'vitest'
import { loggedOut, signedIn } from '../../../src/api/session.ts'
import { makeStore } from '../../../src/app/store.ts'
import { ordersApi } from '../../../src/features/orders/api.ts'
import { countCalls, overrideHandler, settled, startMockServer, success } from '../../support/renderApp.tsx'

test('[ORD-09, AUTH-21] the next user’s orders are not fetched again for a cancellation', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  startMockServer()
  overrideHandler('post', '/v1/orders/cancel', () => success())
  overrideHandler('get', '/v1/users/2/orders', () => success([]))
  const calls = countCalls()
  const store = makeStore()
  store.dispatch(signedIn('1'))
  await store.dispatch(ordersApi.endpoints.cancelOrder.initiate({ orderId: 'A', cancelReason: '작아요' }))
  store.dispatch(loggedOut('replaced'))
  store.dispatch(signedIn('2'))
  await store.dispatch(ordersApi.endpoints.userOrders.initiate('2'))
  await vi.advanceTimersByTimeAsync(2100)
  await settled(store)
  expect(calls['GET /v1/users/2/orders']).toBe(1)
})
