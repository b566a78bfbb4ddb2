import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { issueCode, STATE } from '../../support/authorizationCode.ts'
import { countCalls, overrideHandler, refusal, renderApp, holdReplies } from '../../support/renderApp.tsx'
import { giveOutState } from '../../../src/features/session/states.ts'

describe('callbacks', () => {
  test('[AUTH-07, AUTH-09, AUTH-13, AUTH-14] a returning member signs in once, tokens stored, and reaches home', async () => {
    const issued = await issueCode('naver', 'jihoon')
    const calls = countCalls()
    const release = holdReplies('/v1/auth/naver', 'post')
    const { store } = await renderApp(`/auth/naver/callback?state=${STATE}&code=${issued}`, { settle: false })
    expect(await screen.findByRole('heading', { name: '로그인 중이에요' })).toBeVisible()
    expect(screen.getByText('잠시만 기다려 주세요')).toBeVisible()
    release()
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(calls['POST /v1/auth/naver']).toBe(1)
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, userId: '2' })
    expect(localStorage.getItem('userId')).toBe('2')
    expect(localStorage.getItem('accessToken')).not.toBeNull()
    expect(localStorage.getItem('refreshToken')).not.toBeNull()
    expect(sessionStorage.getItem('authorizationCode')).toBe(issued)
  })

  test('[AUTH-14, INFO-01, INFO-02, INFO-03, INFO-04] a new member adds information, then reaches home', async () => {
    const { user, world } = await renderApp(`/auth/google/callback?state=${STATE}&code=${await issueCode('google', 'yuna')}`)
    const years = await screen.findByRole('combobox', { name: '출생연도' })
    expect(within(years).getAllByRole('option')).toHaveLength(101)
    expect(within(years).getAllByRole('option')[1]).toHaveValue(String(new Date().getFullYear() - 10))
    expect(location.pathname).toBe('/auth/additional-info')
    await user.click(screen.getByRole('button', { name: '시작하기' }))
    expect(years).toHaveFocus()
    await user.selectOptions(years, '1999')
    await user.click(screen.getByRole('button', { name: '시작하기' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('모든 항목을 선택해 주세요')
    expect(screen.getByRole('radio', { name: '여성' })).toHaveFocus()

    overrideHandler('post', '/v1/users/additional-info', () => refusal(500, 'SERVER_ERROR', '저장하지 못했어요'), true)
    await user.click(screen.getByRole('radio', { name: '여성' }))
    await user.click(screen.getByRole('button', { name: '시작하기' }))
    expect(await screen.findByText('저장하지 못했어요')).toBeVisible()
    expect(years).toHaveValue('1999')
    expect(screen.getByRole('radio', { name: '여성' })).toBeChecked()

    await user.click(screen.getByRole('button', { name: '시작하기' }))
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(await world.read((tx) => tx.users.findFirst((q) => q.where({ id: 3 })))).toMatchObject({
      birthYear: 1999,
      gender: 'W',
    })
  })

  test('[INFO-01] skipping the information leads home', async () => {
    const { user } = await renderApp('/auth/additional-info', { as: 'yuna' })
    await user.click(await screen.findByRole('button', { name: '건너뛰기' }))
    await waitFor(() => expect(location.pathname).toBe('/'))
  })

  test.each([
    ['without a state', '/auth/google/callback?code=x'],
    ['without anything', '/auth/naver/callback'],
  ])('[AUTH-08] a callback %s leads to login without a call', async (_, path) => {
    const calls = countCalls()
    const before = history.length
    await renderApp(path)
    expect(await screen.findByRole('heading', { name: '특별한 스타일 여정, 지금 시작해요' })).toBeVisible()
    expect([location.pathname, history.length]).toEqual(['/login', before])
    expect(calls).toEqual({})
  })

  test('[AUTH-10, API-10] a used code is removed and the reason shown at login', async () => {
    await giveOutState('google', STATE)
    await renderApp(`/auth/google/callback?state=${STATE}&code=used`)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^로그인에 실패했어요: .+/)
    expect(location.pathname).toBe('/login')
    expect(sessionStorage.getItem('authorizationCode')).toBeNull()
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('[AUTH-10, AUTH-13] a FAIL with status 200 is a failed login', async () => {
    overrideHandler('post', '/v1/auth/google', () =>
      HttpResponse.json({ result: 'FAIL', data: null, error: { code: 'X', message: '안 돼요' } }),
    )
    await giveOutState('google', STATE)
    await renderApp(`/auth/google/callback?state=${STATE}&code=x`)
    expect(await screen.findByRole('alert')).toHaveTextContent('로그인에 실패했어요: 안 돼요')
  })

  test('[AUTH-11] a sign-in denied at the provider shows a message at login', async () => {
    await renderApp(`/auth/naver/callback?error=access_denied&error_description=Canceled+By+User&state=${STATE}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^로그인을 취소했어요/)
  })

  test.each(['server_error', 'temporarily_unavailable', 'invalid_scope', ''])(
    '[AUTH-11] the error %s of a provider is its fault, not the user’s decision',
    async (error) => {
      await renderApp(`/auth/google/callback?error=${error}&state=${STATE}`)
      expect(await screen.findByRole('alert')).toHaveTextContent(/^로그인 서비스에 문제가 생겼어요/)
    },
  )

  test('[AUTH-12] an unknown provider is not supported', async () => {
    await renderApp(`/auth/kakao/callback?state=${STATE}&code=x`)
    expect(await screen.findByRole('alert')).toHaveTextContent('지원하지 않는 로그인 방식이에요')
  })

  test('[AUTH-22] a stored code is skipped when signed in, else removed', async () => {
    sessionStorage.setItem('authorizationCode', 'c1')
    const calls = countCalls()
    const { view } = await renderApp(`/auth/google/callback?state=${STATE}&code=c1`, { as: 'minseo' })
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(calls['POST /v1/auth/google']).toBeUndefined()
    view.unmount()

    localStorage.clear()
    sessionStorage.setItem('authorizationCode', 'c1')
    await renderApp(`/auth/google/callback?state=${STATE}&code=c1`)
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(sessionStorage.getItem('authorizationCode')).toBeNull()
  })

  test('[AUTH-14] a login with an unknown user leads back to login', async () => {
    overrideHandler('get', '/v1/users/:id', () => refusal(404, 'USER_NOT_FOUND', '회원을 찾을 수 없어요'))
    await renderApp(`/auth/google/callback?state=${STATE}&code=${await issueCode('google', 'minseo')}`)
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(localStorage.getItem('userId')).toBeNull()
  })
})

describe('route guards', () => {
  test.each(['/pick', '/shop', '/cart', '/account/orders', '/community/episode/6', '/picks/staticstic'])(
    '[ROLE-01] a visitor at %s is redirected to login',
    async (path) => {
      const before = history.length
      await renderApp(path)
      await waitFor(() => expect(location.pathname).toBe('/login'))
      expect(history.length).toBe(before)
    },
  )

  test.each(['/forbidden', '/payment/fail', '/payment/close', '/payment/complete', '/guest/orders'])(
    '[ROLE-01] a visitor may open %s',
    async (path) => {
      await renderApp(path, { settle: false })
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
      expect(location.pathname).toBe(path)
    },
  )

  test.each(['/account/profile', '/account/reviews', '/account/orders'])(
    '[ROLE-02, ROLE-04] a guest at %s is forbidden',
    async (path) => {
      await renderApp(path, { as: 'guest' })
      expect(await screen.findByRole('heading', { name: '접근 권한이 없어요' })).toBeVisible()
      expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
      expect(location.pathname).toBe('/forbidden')
    },
  )

  test('[ROLE-03] a member at /guest/orders is forbidden', async () => {
    await renderApp('/guest/orders', { as: 'minseo' })
    await waitFor(() => expect(location.pathname).toBe('/forbidden'))
  })
})
