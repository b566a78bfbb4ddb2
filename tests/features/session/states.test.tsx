import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { personas } from '../../../mocks/db/seed/personas.ts'
import { loggedOut } from '../../../src/api/session.ts'
import { giveOutState, isGivenOut } from '../../../src/features/session/states.ts'
import { issueCode, STATE } from '../../support/authorizationCode.ts'
import { countCalls, holdReplies, renderApp } from '../../support/renderApp.tsx'

const refused: [name: string, path: string, given?: Parameters<typeof giveOutState>[0]][] = [
  ['of a guest that nobody began here', '/auth/guest/callback?state=x&code=device-of-another'],
  ['of Google that nobody began here', '/auth/google/callback?code=x&state=y'],
  ['with the state of another attempt', '/auth/google/callback?code=x&state=other', 'google'],
  ['with the state of a sign-in at Google, from Naver', `/auth/naver/callback?code=x&state=${STATE}`, 'google'],
  ['with the state of a sign-in at Google, as a guest', `/auth/guest/callback?code=x&state=${STATE}`, 'google'],
]
test.each(refused)('[AUTH-24] a callback %s is not sent, and a session that stands stays', async (_, path, given) => {
  if (given) await giveOutState(given, STATE)
  const calls = countCalls()
  const { view } = await renderApp(path)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^로그인을 취소했어요/)
  expect(location.pathname).toBe('/login')
  expect(calls).toEqual({})
  view.unmount()

  const { store } = await renderApp(path, { as: 'minseo' })
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect([store.getState().auth.userId, localStorage.getItem('userId')]).toEqual(['1', '1'])
  expect(Object.keys(calls).filter((call) => call.startsWith('POST'))).toEqual([])
})

test.each([
  [9 * 60_000, 1],
  [11 * 60_000, 0],
  [-11 * 60_000, 0],
])('[AUTH-24] a code that comes %i ms after its state was given out is sent %i times', async (age, times) => {
  const issued = await issueCode('naver', 'jihoon')
  const calls = countCalls()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + age)
  await renderApp(`/auth/naver/callback?state=${STATE}&code=${issued}`)
  expect(location.pathname).toBe(times === 1 ? '/' : '/login')
  expect(calls['POST /v1/auth/naver'] ?? 0).toBe(times)
})

test('[AUTH-24] a state is used up by its sign-in, well or not, and no other', async () => {
  const issued = await issueCode('naver', 'jihoon')
  await giveOutState('google', 'state-of-google')
  await giveOutState('guest', 'state-of-guest')
  const first = await renderApp(`/auth/naver/callback?state=${STATE}&code=${issued}`)
  await waitFor(() => expect(location.pathname).toBe('/'))
  first.view.unmount()
  expect(isGivenOut('naver', STATE)).toBe(false)
  localStorage.removeItem('userId')
  const failed = await renderApp('/auth/google/callback?state=state-of-google&code=used')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^로그인에 실패했어요/)
  failed.view.unmount()
  expect(isGivenOut('google', 'state-of-google')).toBe(false)
  expect(isGivenOut('guest', 'state-of-guest')).toBe(true)
  const denied = await renderApp('/auth/guest/callback?state=state-of-guest&error=access_denied')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^로그인을 취소했어요/)
  denied.view.unmount()
  expect(localStorage.getItem('oauthStates')).toBeNull()
})

test('[AUTH-22, AUTH-24] two callbacks with one state at once send one code; the other waits at login', async () => {
  const issued = await issueCode('naver', 'jihoon')
  const calls = countCalls()
  const release = holdReplies('/v1/auth/naver', 'post')
  const first = await renderApp(`/auth/naver/callback?state=${STATE}&code=${issued}`, { settle: false })
  await waitFor(() => expect(calls['POST /v1/auth/naver']).toBe(1))
  first.view.unmount()
  await renderApp(`/auth/naver/callback?state=${STATE}&code=other`)
  await waitFor(() => expect(location.pathname).toBe('/login'))
  expect(screen.queryByRole('alert')).toBeNull()
  release()
  await waitFor(() => expect(localStorage.getItem('userId')).toBe(String(personas.jihoon.id)))
  expect(calls['POST /v1/auth/naver']).toBe(1)
})

test('[AUTH-06, AUTH-21, OPEN-14] the id of a guest outlives the sign-out: the same guest comes back', async () => {
  localStorage.setItem('guestId', 'device-1')
  const userIds: (string | null)[] = []
  for (const _ of ['first', 'second']) {
    const { user, view, store } = await renderApp('/login')
    await user.click(screen.getByRole('button', { name: '회원가입 없이 Pick하기' }))
    await waitFor(() => expect(location.pathname).toBe('/auth/additional-info'))
    userIds.push(store.getState().auth.userId)
    act(() => void store.dispatch(loggedOut('pressed')))
    expect([localStorage.getItem('guestId'), localStorage.getItem('userId')]).toEqual(['device-1', null])
    view.unmount()
  }
  expect(userIds[0]).not.toBeNull()
  expect(userIds[1]).toBe(userIds[0])
})
