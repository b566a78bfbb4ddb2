import { act, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { passTime } from '../../../mocks/db/clock.ts'
import { loggedOut, signedIn } from '../../../src/api/session.ts'
import { makeStore } from '../../../src/app/store.ts'
import { picksApi } from '../../../src/features/pick/api.ts'
import { SessionEnd } from '../../../src/features/session/guards.tsx'
import { addListener } from '@reduxjs/toolkit'
import { countCalls, overrideHandler, refusal, renderApp } from '../../support/renderApp.tsx'

const ends = [
  ['AUTH-19', 'expired', '/login'],
  ['NAV-07', 'pressed', '/'],
  ['AUTH-21', 'elsewhere', '/shop'],
  ['AUTH-15', 'refused', '/shop'],
  ['AUTH-25', 'replaced', '/shop'],
] as const

/** The end of a session at the public page /shop; `before` is dispatched before the first render. */
function showEnd(before: Parameters<ReturnType<typeof makeStore>['dispatch']>[0][] = []) {
  const store = makeStore()
  store.dispatch(signedIn('7'))
  for (const action of before) store.dispatch(action)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/shop']}>
        <SessionEnd />
        {children}
      </MemoryRouter>
    </Provider>
  )
  return { store, path: renderHook(() => useLocation().pathname, { wrapper }).result }
}

test.each(ends)('[%s] a session that ends, %s, leads from a public page to %s', async (_, reason, to) => {
  const { store, path } = showEnd()
  act(() => void store.dispatch(loggedOut(reason)))
  expect(path.current).toBe(to)
  await waitFor(() => expect(store.getState().auth.ended).toBeNull())
})

test.each(ends)('[%s] a session that ended before the first render, %s, leads to %s', async (_, reason, to) => {
  const { store, path } = showEnd([loggedOut(reason)])
  await waitFor(() => expect(store.getState().auth.ended).toBeNull())
  expect(path.current).toBe(to)
})

test('[AUTH-18, AUTH-19] six calls with an expired token and a refused refresh end the session once', async () => {
  const { store, world } = await renderApp('/shop', { as: 'jihoon' })
  await world.transaction((tx) => void passTime(tx.counters, 31 * 60_000))
  overrideHandler('post', '/v1/auth/token-refresh', () => refusal(401, 'INVALID_REFRESH_TOKEN', '다시 로그인해 주세요'))
  const calls = countCalls()
  const entries = history.length
  const ends: unknown[] = []
  store.dispatch(addListener({ actionCreator: loggedOut, effect: ({ payload }) => void ends.push(payload) }))
  for (let episode = 1; episode <= 6; episode += 1) void store.dispatch(picksApi.endpoints.memoPreview.initiate(episode))
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(await screen.findByText(/로그인이 만료됐어요/)).toBeVisible()
  expect(calls).toMatchObject({ 'GET /v1/picks/memo/preview': 6, 'POST /v1/auth/token-refresh': 1 })
  expect(ends).toEqual(['expired'])
  expect(history.length).toBe(entries)
})
