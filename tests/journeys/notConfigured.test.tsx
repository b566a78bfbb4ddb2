import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '../../src/config/env.ts'
import { readEnv } from '../../scripts/build/readEnv.ts'
import { API, overrideHandler, renderApp, success } from '../support/renderApp.tsx'

/** Sets the variables of a build for a real backend. */
const configure = (variables: Record<string, string>) =>
  Object.assign(
    env,
    readEnv({ VITE_API: 'real', VITE_API_BASE_URL: API, ...variables }, { url: `${location.origin}/`, path: '/' }),
  )

const configured = { ...env }
afterEach(() => {
  Object.assign(env, configured)
  delete window.dataLayer
  for (const script of document.querySelectorAll('script')) script.remove()
})

const buttonsOf = (page: HTMLElement) =>
  within(page)
    .getAllByRole('button')
    .map((button) => button.textContent)

test('[AUTH-02, API-63] without client ids only the guest sign-in is offered', async () => {
  configure({})
  await renderApp('/login')
  const page = await screen.findByRole('main')
  expect(await within(page).findByRole('heading', { level: 1 })).toBeVisible()
  expect(buttonsOf(page)).toEqual(['회원가입 없이 Pick하기'])
  expect(page).toHaveTextContent('가입 절차 없이 바로 시작할 수 있어요')
  expect(page).not.toHaveTextContent('소셜')
  expect(page).not.toHaveTextContent('개인정보')
})

test('[AUTH-02, API-63] one client id adds the button of its provider', async () => {
  configure({ VITE_NAVER_CLIENT_ID: 'n', VITE_PRIVACY_URL: 'https://shop.example/privacy' })
  await renderApp('/login')
  const page = await screen.findByRole('main')
  await within(page).findByRole('heading', { level: 1 })
  expect(buttonsOf(page)).toEqual([expect.stringContaining('네이버로 시작하기'), '회원가입 없이 Pick하기'])
  expect(page).toHaveTextContent('소셜 계정으로 간편하게 시작하기')
  expect(within(page).getByRole('link', { name: '개인정보 처리방침' })).toHaveAttribute('href', 'https://shop.example/privacy')
})

test('[NAV-08, API-63] the footer links only to policies with an address', async () => {
  configure({ VITE_TERMS_URL: 'https://shop.example/terms', VITE_COMPANY_KO: '다른 가게|대표 한이음|사업자등록번호 1' })
  await renderApp('/login')
  const footer = await screen.findByRole('contentinfo')
  expect(within(footer).getByRole('link', { name: '이용약관' })).toHaveAttribute('href', 'https://shop.example/terms')
  expect(within(footer).queryByRole('link', { name: '개인정보 처리방침' })).toBeNull()
  expect(footer).toHaveTextContent('다른 가게 대표 한이음 사업자등록번호 1')
  expect(footer).not.toHaveTextContent('피커스')
})

test('[PAY-10, API-63] the holder of a virtual account is by default the company that is configured', async () => {
  configure({ VITE_COMPANY_KO: '다른 가게|대표 한이음' })
  const account = {
    bankName: '국민은행',
    accountNumber: '1',
    totalAmount: 1,
    accountHolderName: null,
    dueDate: '2026-11-24T23:59:00+09:00',
  }
  overrideHandler('get', '/v1/orders/:orderId/complete', () =>
    success({ orderId: 'A-1', status: 'WAITING_FOR_DEPOSIT', virtualAccount: account }),
  )
  await renderApp('/payment/result?orderId=A-1', { as: 'jihoon' })
  expect((await screen.findByText('예금주')).parentElement).toHaveTextContent('예금주다른 가게')
})

test('[NAV-09, API-63] without an analytics id no page view is reported and no script loaded', async () => {
  configure({})
  const { user } = await renderApp('/login')
  await screen.findByRole('heading', { level: 1, name: '특별한 스타일 여정, 지금 시작해요' })
  await user.click(screen.getByRole('link', { name: 'Pickers' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  await screen.findByRole('heading', { level: 1, name: /pick/i })
  expect(window.dataLayer).toBeUndefined()
  expect(document.querySelector('script[src]')).toBeNull()

  // Page views are reported once an id is configured.
  configure({ VITE_ANALYTICS_ID: 'G-1' })
  await user.click(screen.getByRole('link', { name: /Pick 남기러/ }))
  await waitFor(() => expect(JSON.stringify(window.dataLayer)).toContain('page_view'))
  const paths = JSON.stringify(window.dataLayer).match(/(?<="page_path":")[^"]+/g)
  expect(paths).toEqual(['/login'])
})

test('[API-63] what is missing or not configured is named at the start', async () => {
  configure({ VITE_API_BASE_URL: '' })
  const [warn, info] = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')].map((spy) => spy.mockImplementation(() => {}))
  await import('../../src/main.tsx')
  expect(String(warn?.mock.calls)).toContain('VITE_API_BASE_URL')
  expect(String(info?.mock.calls)).toContain('VITE_GOOGLE_CLIENT_ID')
  vi.restoreAllMocks()
})
