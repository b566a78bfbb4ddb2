import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { issueCode, STATE } from '../../support/authorizationCode.ts'
import { renderApp } from '../../support/renderApp.tsx'

/** Presses Google's button in a web view. */
async function pressGoogle(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { user } = await renderApp('/login')
  await user.click(screen.getByRole('button', { name: 'Google로 시작하기' }))
  const notice = screen.getByRole('alert')
  expect(notice).toHaveTextContent('Google 로그인은 이 앱 안에서 할 수 없어요.')
  expect(leave).not.toHaveBeenCalled()
  return { user, leave, notice }
}

describe('a web view', () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const android = 'Mozilla/5.0 (Linux; Android 15; SM-S931N; wv) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
  const kakaotalk = 'kakaotalk://web/openExternal?url=http%3A%2F%2Flocalhost%2Flogin'
  const browser =
    'intent://localhost/login#Intent;scheme=http;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;' +
    'S.browser_fallback_url=http%3A%2F%2Flocalhost%2Flogin;end'

  test.each([
    ['KakaoTalk on iOS', `${iPhone} KAKAOTALK 25.9.1`, kakaotalk],
    ['KakaoTalk on Android', `${android};KAKAOTALK 2510080`, kakaotalk],
    ['Instagram on Android', `${android} Instagram 400.0.0`, browser],
    ['Naver on Android', `${android} NAVER(inapp; search; 2000; 12.12.1)`, browser],
    ['an Android app', android, browser],
  ])(
    '[AUTH-02, OPEN-49] in %s the login says that Google refuses it, and leads to the browser',
    async (_, userAgent, address) => {
      const { user, leave, notice } = await pressGoogle(userAgent)
      await user.click(within(notice).getByRole('button', { name: '브라우저에서 열기' }))
      expect(leave.mock.calls).toEqual([[address]])
      await user.click(screen.getByRole('button', { name: '네이버로 시작하기' }))
      expect(leave.mock.lastCall).toEqual([expect.stringContaining('/mock/naver.html')])
    },
  )

  test.each([
    ['Naver on iOS', `${iPhone} NAVER(inapp; search; 2000; 12.12.1)`],
    ['Facebook on iOS', `${iPhone} [FBAN/FBIOS;FBAV/530.0.0]`],
  ])('[AUTH-02, OPEN-49] of %s, which offers no way out, gives the address to copy', async (_, userAgent) => {
    const { user, leave, notice } = await pressGoogle(userAgent)
    await user.click(within(notice).getByRole('button', { name: '주소 복사' }))
    expect(await navigator.clipboard.readText()).toBe('http://localhost/login')
    expect(await screen.findByText(/^주소를 복사했어요/)).toBeVisible()
    expect(leave).not.toHaveBeenCalled()
  })

  test.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  ])('[AUTH-02] the browser %s goes to Google', async (userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const { user } = await renderApp('/login')
    await user.click(screen.getByRole('button', { name: 'Google로 시작하기' }))
    expect(leave.mock.calls).toEqual([[expect.stringContaining('/mock/google.html')]])
  })
})

describe('a payment that ends in another browser', () => {
  const result = '/payment/mobile/result?orderId=ORD-1&code=00'

  test('[ROLE-01, OPEN-51] says so at login, and a guest looks the order up', async () => {
    const { user } = await renderApp(result)
    const notice = await screen.findByRole('alert')
    expect(location.pathname).toBe('/login')
    expect(notice).toHaveTextContent('주문번호 ORD-1의 결제 결과')
    await user.click(within(notice).getByRole('link', { name: '비회원 주문조회' }))
    expect(await screen.findByRole('textbox', { name: '주문번호' })).toHaveValue('ORD-1')
  })

  test.each([result, '/payment/result?orderId=ORD-1', '/payment/success?orderId=ORD-1&paymentKey=k&amount=100'])(
    '[AUTH-14, OPEN-51] %s is shown after the login, once',
    async (path) => {
      const first = await renderApp(path)
      await screen.findByRole('alert')
      first.view.unmount()
      const { view } = await renderApp(`/auth/naver/callback?state=${STATE}&code=${await issueCode('naver', 'jihoon')}`)
      await waitFor(() => expect(location.pathname + location.search).toBe(path))
      view.unmount()
      localStorage.clear()
      await renderApp(`/auth/naver/callback?state=${STATE}&code=${await issueCode('naver', 'jihoon')}`)
      await waitFor(() => expect(location.pathname).toBe('/'))
    },
  )
})
