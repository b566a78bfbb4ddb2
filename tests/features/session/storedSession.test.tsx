import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { passTime } from '../../../mocks/db/clock.ts'
import { issueCode, STATE } from '../../support/authorizationCode.ts'
import {
  API,
  overrideHandler,
  refusal,
  signInAs,
  startMockServer,
  renderApp,
  holdReplies,
  settled,
} from '../../support/renderApp.tsx'

const shown = () => `${document.body.textContent} ${[...document.querySelectorAll('input')].map(({ value }) => value).join(' ')}`

describe('a stored session', () => {
  test('[AUTH-15, ROLE-05] is restored on any route without showing login', async () => {
    const seen: string[] = []
    const { store } = await renderApp('/shop', { as: 'jihoon', settle: false })
    const unsubscribe = store.subscribe(() => seen.push(location.pathname))
    expect(await screen.findByRole('navigation', { name: '주요 메뉴' })).toBeVisible()
    unsubscribe()
    expect(new Set(seen)).toEqual(new Set(['/shop']))
  })

  test.each([401, 403, 404])('[AUTH-15] a user request refused with %i logs out', async (status) => {
    overrideHandler('get', '/v1/users/:id', () => refusal(status, 'NO', '안 돼요'))
    await renderApp('/shop', { as: 'jihoon' })
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  const failures = [
    ['the network fails', () => HttpResponse.error()],
    ['500', () => refusal(500, 'SERVER_ERROR', '고장')],
    ['HTML', () => HttpResponse.html('<h1>hello</h1>')],
  ] as const

  test.each(failures)('[AUTH-15, ERR-03] %s while loading the user: the page stays, still signed in', async (_, answer) => {
    overrideHandler('get', '/v1/users/:id', answer, true)
    const { user, store } = await renderApp('/shop', { as: 'jihoon' })
    expect(screen.getByRole('heading', { level: 1, name: '큐레이션 샵' })).toBeVisible()
    expect(localStorage.getItem('refreshToken')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: '내 계정' }))
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await settled(store)
    await user.click(screen.getByRole('button', { name: '내 계정' }))
    expect(await screen.findByRole('link', { name: '주문 내역' })).toHaveAttribute('href', '/account/orders')
    expect(location.pathname).toBe('/shop')
  })

  test.each(failures)('[ROLE-05, ERR-03] %s: a page that asks for a role says so, with a retry', async (_, answer) => {
    overrideHandler('get', '/v1/users/:id', answer, true)
    const { user } = await renderApp('/account/orders', { as: 'minseo' })
    const [retry] = within(screen.getByRole('main')).getAllByRole('button', { name: '다시 시도' })
    expect(location.pathname).toBe('/account/orders')
    expect(screen.getByRole('heading', { level: 1, name: '주문 내역' })).toBeVisible()
    expect(document.title).toBe('주문 내역 · Pickers')
    await user.click(retry ?? document.body)
    expect(await screen.findByRole('heading', { level: 1, name: '주문 내역' })).toBeVisible()
  })

  test('[ROLE-05, ROLE-07] /login and the role of a page wait for the user: nothing flashes', async () => {
    for (const [path, as, end] of [
      ['/login', 'jihoon', '/'],
      ['/account/orders', 'guest', '/forbidden'],
      ['/guest/orders', 'minseo', '/forbidden'],
    ] as const) {
      const release = holdReplies('/v1/users/:id')
      const { view } = await renderApp(path, { as, settle: false })
      await waitFor(() => expect(screen.getByRole('main')).toBeVisible())
      expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
      expect(location.pathname).toBe(path)
      release()
      await waitFor(() => expect(location.pathname).toBe(end))
      view.unmount()
    }
  })

  type User = Awaited<ReturnType<typeof renderApp>>['user']
  test.each([
    [
      'a half-filled profile',
      '/account/profile',
      async (user: User) => user.type(screen.getByRole('textbox', { name: '닉네임' }), '반쯤'),
      ['민서', '반쯤', 'minseo@example.com'],
    ],
    [
      'an open dialog and the orders',
      '/account/orders',
      async (user: User) => {
        const [first] = screen.getAllByRole('button', { name: '주문 상세' })
        await user.click(first ?? document.body)
        screen.getByRole('dialog')
      },
      ['주문 상세', '구민서'],
    ],
  ] as const)('[AUTH-25] of %s nothing is left for a frame once another user signs in', async (_, path, fill, words) => {
    const { user, store } = await renderApp(path, { as: 'minseo' })
    await fill(user)
    for (const word of words) expect(shown()).toContain(word)
    await signInAs('jihoon')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'userId', newValue: '2' })))
    for (const word of words) expect(shown()).not.toContain(word)
    expect(screen.queryByRole('dialog')).toBeNull()
    await settled(store)
    for (const word of words) expect(shown()).not.toContain(word)
    expect(location.pathname).toBe(path)
    expect(sessionStorage.getItem('drafts') ?? '').not.toContain('반쯤')
  })

  test('[AUTH-19, AUTH-17] a refused refresh leads to login', async () => {
    const { server, world } = startMockServer()
    await signInAs('jihoon')
    await world.transaction((tx) => void passTime(tx.counters, 31 * 60_000))
    server.use(http.post(`${API}v1/auth/token-refresh`, () => refusal(401, 'INVALID_REFRESH_TOKEN', '다시 로그인해 주세요')))
    await renderApp('/shop')
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(await screen.findByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toBeVisible()
  })

  test('[NAV-07, AUTH-21] logout shows the landing view', async () => {
    const { user } = await renderApp('/', { as: 'jihoon' })
    await user.click(await screen.findByRole('button', { name: '내 계정' }))
    await user.click(screen.getByRole('button', { name: '로그아웃' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Your Pick/ })).toBeVisible()
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test.each([
    ['restores its own', '/shop', false],
    ['restores its own, and gets the event twice', '/shop', true],
    ['loads the user after its own sign-in', 'callback', false],
  ])('[AUTH-25] follows a sign-in in another window while this one %s', async (_, path, isToldTwice) => {
    const release = holdReplies('/v1/users/:id')
    const isCallback = path === 'callback'
    const start = isCallback ? `/auth/naver/callback?state=${STATE}&code=${await issueCode('naver', 'jihoon')}` : path
    const { store } = await renderApp(start, { ...(isCallback ? {} : { as: 'jihoon' as const }), settle: false })
    await waitFor(() => expect(localStorage.getItem('userId')).toBe('2'))
    await waitFor(() => expect(store.getState().auth.userId).toBe('2'))
    await signInAs('minseo')
    const events = Array.from(
      { length: isToldTwice ? 2 : 1 },
      () => new StorageEvent('storage', { key: 'userId', newValue: '1' }),
    )
    act(() => events.forEach((event) => dispatchEvent(event)))
    release()
    await waitFor(() => expect(store.getState().auth).toMatchObject({ isAuthenticated: true, userId: '1' }))
    expect(localStorage.getItem('userId')).toBe('1')
    expect(await screen.findByRole('navigation', { name: '주요 메뉴' })).toBeVisible()
    expect(location.pathname).toBe(isCallback ? '/' : '/shop')
  })
})
