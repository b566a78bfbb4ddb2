import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { Root } from '../../src/Root.tsx'
import { TextsProvider } from '../../src/texts/TextsProvider.tsx'
import { signInAs, startMockServer } from '../support/renderApp.tsx'

/** A new page: modules, and with them the store, start again. */
async function show(path: string, startsWithApp = false) {
  vi.resetModules()
  const [{ Root }, { TextsProvider }] = await Promise.all([
    import('../../src/Root.tsx'),
    import('../../src/texts/TextsProvider.tsx'),
  ])
  startMockServer()
  history.replaceState(null, '', path)
  render(
    <TextsProvider initial="ko">
      <BrowserRouter>
        <Root startsWithApp={startsWithApp} />
      </BrowserRouter>
    </TextsProvider>,
  )
}

const cartOf = (...quantities: unknown[]) => JSON.stringify({ items: quantities.map((quantity) => ({ quantity })) })
const store = (key: string, value: string) =>
  act(() => {
    localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  })

describe('a visitor at /', () => {
  test('[LAND-01, NAV-12] sees the landing, and gets to the login page', async () => {
    await show('/')
    expect(screen.getByRole('heading', { level: 1, name: 'Your Pick. Our Curation' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: '나의 Pick 남기러 가기' }))
    expect(await screen.findByRole('heading', { level: 1, name: /특별한 스타일 여정/ })).toBeVisible()
  })

  test.each([
    ['two and three pieces', cartOf(2, 3), '장바구니, 상품 5개'],
    ['an empty cart', cartOf(), '장바구니'],
    ['no cart', 'not JSON', '장바구니'],
    ['a piece and a half', cartOf(1.5), '장바구니'],
    ['less than nothing', cartOf(-1), '장바구니'],
    ['two pieces and less than nothing', cartOf(2, -1), '장바구니, 상품 2개'],
    ['words', cartOf('2'), '장바구니'],
  ])('[NAV-04] the cart icon counts what another window stores: %s', async (_, cart, name) => {
    await show('/')
    store('cart', cart)
    expect(screen.getByRole('link', { name })).toBeVisible()
  })

  test('[AUTH-25] a session that another window begins brings the app', async () => {
    await show('/')
    await signInAs('jihoon')
    store('userId', localStorage.getItem('userId') ?? '')
    // The landing has an account button too: the link is the app's alone.
    expect(await screen.findByRole('link', { name: '트렌드' })).toBeVisible()
    expect(screen.getByRole('button', { name: '내 계정' })).toBeVisible()
  })
})

test('another address begins with the app', async () => {
  await show('/login')
  expect(await screen.findByRole('heading', { level: 1, name: /특별한 스타일 여정/ })).toBeVisible()
})

test('[CONST-05] the markup of the build knows neither theme, cart nor window', () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('cart', cartOf(2))
  const matchMedia = vi.spyOn(globalThis, 'matchMedia')
  const html = renderToString(
    <TextsProvider initial="en">
      <StaticRouter basename="/demo/" location="/demo/">
        <Root />
      </StaticRouter>
    </TextsProvider>,
  )
  expect(html).toContain('Go leave my own Pick')
  expect(html).toContain('href="/demo/login"')
  expect(html).not.toContain('상품')
  // The language, in the account menu and in the footer.
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(2)
  expect(matchMedia).not.toHaveBeenCalled()
})
