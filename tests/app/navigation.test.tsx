import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { staticPaths } from '../../src/config/paths.ts'
import { HttpResponse } from 'msw'
import { cartItem, storeCart } from '../support/cartPage.tsx'
import { countCalls, holdReplies, overrideHandler, refusal, renderApp, startMockServer, success } from '../support/renderApp.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('routes', () => {
  test.each(staticPaths.filter((path) => !/^\/(auth|login|guest|payment\/(close|complete))/.test(path)))(
    '[NAV-01, NAV-10] %s shows a page with a heading and a title of its own',
    async (path) => {
      await renderApp(path, { as: 'minseo' })
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
      await waitFor(() => expect(document.title).toMatch(/^.+ · Pickers$/))
    },
  )

  test.each(['/nowhere', '/pick/me/not', '/community'])(
    '[NAV-02] the unknown path %s shows the not-found page with a link home',
    async (path) => {
      await renderApp(path, { as: 'jihoon' })
      expect(await heading('찾을 수 없는 페이지예요')).toBeVisible()
      expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
    },
  )

  test('[NAV-10] a route change sets the title, focuses the heading and scrolls to the top', async () => {
    const { user } = await renderApp('/', { as: 'jihoon' })
    await heading(/.+/)
    expect(document.title).toBe('홈 · Pickers')
    scrollTo(0, 400)
    await user.click(await screen.findByRole('link', { name: '나의 Pick 남기기' }))
    const title = await heading(/^Episode 06/)
    await waitFor(() => expect(title).toHaveFocus())
    expect(document.title).toBe('나의 Pick 남기기 · Pickers')
    expect(scrollY).toBe(0)
  })
})

describe('the bar and the footer', () => {
  test('[NAV-03] a signed-in user sees trend, community, shop and reviews', async () => {
    await renderApp('/', { as: 'jihoon' })
    await screen.findByRole('link', { name: '커뮤니티' })
    const bar = within(screen.getByRole('navigation', { name: '주요 메뉴' }))
    const hrefs = bar.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs.slice(0, 4)).toEqual(['/picks/staticstic', '/community/episode/6', '/shop', '/reviews'])
    expect(staticPaths).toEqual(expect.arrayContaining(hrefs.slice(4)))
    expect(screen.getByRole('link', { name: 'Pickers' })).toHaveAttribute('href', '/')
    expect(within(screen.getByRole('contentinfo')).getByText('Pickers')).toBeVisible()
  })

  test('[NAV-03] before and without an episode the community’s word says why it leads nowhere', async () => {
    const { world } = startMockServer()
    await world.transaction((tx) => void tx.episodes.deleteMany())
    const reply = holdReplies('/v1/episodes/current-pick')
    const { user } = await renderApp('/shop', { as: 'jihoon', settle: false })
    await user.click(await screen.findByRole('button', { name: '커뮤니티' }))
    expect(await screen.findByText('불러오는 중이에요')).toBeVisible()
    reply()
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: '커뮤니티' }))
      expect(screen.getByText('에피소드를 불러오지 못했어요')).toBeVisible()
    })
    expect(location.pathname).toBe('/shop')
  })

  test('[NAV-12] a visitor sees login and order lookup', async () => {
    const { user } = await renderApp('/')
    await user.click(await screen.findByRole('button', { name: '내 계정' }))
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: '비회원 주문조회' })).toHaveAttribute('href', '/guest/orders')
  })

  test.each([
    [
      'a member: edit profile, order status, my reviews, logout',
      'minseo',
      ['/account/profile', '/account/orders', '/account/reviews'],
    ],
    ['a guest: order lookup, logout', 'guest', ['/guest/orders']],
  ] as const)('[NAV-05, NAV-06] %s', async (_, as, hrefs) => {
    const { user } = await renderApp('/', { as })
    await user.click(await screen.findByRole('button', { name: '내 계정' }))
    const logout = await screen.findByRole('button', { name: '로그아웃' })
    const menu = within(logout.parentElement ?? document.body)
    const links = () => menu.getAllByRole('link').map((link) => link.getAttribute('href'))
    await waitFor(() => expect(links().slice(0, hrefs.length)).toEqual(hrefs))
    expect(staticPaths).toEqual(expect.arrayContaining(links().slice(hrefs.length)))
  })

  test('[NAV-04] the cart link shows the number of items; the login page says why a visitor gets there', async () => {
    const { view } = await renderApp('/')
    expect(await screen.findByRole('link', { name: '장바구니' })).toHaveAttribute('href', '/cart')
    view.unmount()
    storeCart(cartItem({ quantity: 2 }), cartItem({ stockId: 72, size: 'M' }))
    const { user } = await renderApp('/')
    const cart = await screen.findByRole('link', { name: '장바구니, 상품 3개' })
    expect(cart).toHaveTextContent('3')
    await user.click(cart)
    expect(await screen.findByRole('alert')).toHaveTextContent('장바구니는 로그인하면 볼 수 있어요.')
  })

  test('[NAV-08] the footer names the business and its policies, in new tabs', async () => {
    await renderApp('/')
    const footer = within(screen.getByRole('contentinfo'))
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/\(주\)피커스 .*사업자등록번호/)
    expect(footer.getByText(/사업자등록번호/)).toBeVisible()
    for (const name of ['개인정보 처리방침', '이용약관']) {
      expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
      expect(footer.getByRole('link', { name })).toHaveAttribute('rel', 'noopener')
    }
  })

  test('[CONST-05] the chosen language is stored and set as lang', async () => {
    const { user } = await renderApp('/login')
    expect(document.documentElement.lang).toBe('ko')
    await user.click(await screen.findByRole('button', { name: 'English' }))
    expect(await heading('Welcome to the start of a special style journey')).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('language')).toBe('en')
  })

  test('[CONST-05, NAV-10] heading, title and lang change in the same event as the press', async () => {
    await renderApp('/login')
    const english = await screen.findByRole('button', { name: 'English' })
    await screen.findByRole('heading', { level: 1 })
    fireEvent.click(english)
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome to the start of a special style journey' })).toBeVisible()
    expect(document.title).toBe('Log in · Pickers')
    expect(document.documentElement.lang).toBe('en')
  })
})

describe('home without an episode', () => {
  test.each([
    ['there is no episode', () => refusal(404, 'EPISODE_NOT_FOUND', '에피소드가 없어요')],
    ['the request fails', () => HttpResponse.error()],
  ])('[HOME-06] %s: an error with retry', async (_, answer) => {
    overrideHandler('get', '/v1/episodes/current-pick', answer)
    await renderApp('/', { as: 'jihoon' })
    expect(await screen.findByText('에피소드를 불러오지 못했어요')).toBeVisible()
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
  })

  test('[HOME-05] no episode in progress: COMING SOON', async () => {
    overrideHandler('get', '/v1/episodes/current-pick', () =>
      success({
        detail: { id: 6, title: '지난 이야기', description: '' },
        styles: [],
        isInProgress: false,
        isAlreadyParticipated: false,
      }),
    )
    await renderApp('/', { as: 'jihoon' })
    expect(await screen.findByText('COMING SOON')).toBeVisible()
    expect(screen.getByRole('heading', { name: '새로운 에피소드를 준비하고 있어요' })).toBeVisible()
  })
})

describe('invalid storage', () => {
  test.each([
    ['userId', 'not a number'],
    ['userId', '{"a":1}'],
    ['pick', 'half a {json'],
    ['language', 'klingon'],
    ['theme', 'plaid'],
  ])('[AUTH-15] the app starts with %s set to %s', async (key, value) => {
    localStorage.setItem(key, value)
    sessionStorage.setItem(key, value)
    const calls = countCalls()
    await renderApp('/login')
    expect(await screen.findByRole('button', { name: '회원가입 없이 Pick하기' })).toBeVisible()
    expect(calls).toEqual({})
  })
})

describe('the connection', () => {
  test('[ERR-05] announces going offline once and refetches failed queries when online', async () => {
    overrideHandler('get', '/v1/picks/statistics/summary', () => HttpResponse.error(), true)
    await renderApp('/', { as: 'jihoon' })
    expect(await screen.findByText('네트워크 오류가 발생했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
    act(() => void dispatchEvent(new Event('offline')))
    expect(await screen.findByText(/^인터넷 연결이 끊겼어요/)).toBeVisible()
    expect(screen.getByText(/^인터넷 연결이 끊겼어요/).closest('output')).not.toBeNull()
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText('다시 연결됐어요')).toBeVisible()
    expect(await screen.findByText('HOT PICK')).toBeVisible()
  })
})

describe('the account menu', () => {
  test.each([
    ['a visitor', '/login', {}],
    ['a member', '/cart', { as: 'minseo' }],
  ] as const)('[CONST-05] language and theme of %s, by keyboard, in the open menu', async (_, path, start) => {
    const { user } = await renderApp(path, start)
    const opener = await screen.findByRole('button', { name: '내 계정' })
    const menu = within(opener.parentElement ?? document.body)
    opener.focus()
    await user.keyboard('{Enter}')
    menu.getByRole('button', { name: '어둡게' }).focus()
    await user.keyboard('{Enter}')
    expect(menu.getByRole('button', { name: '어둡게' })).toHaveAttribute('aria-pressed', 'true')
    expect(document.documentElement.dataset.theme).toBe('dark')
    menu.getByRole('button', { name: 'English' }).focus()
    await user.keyboard('{Enter}')
    expect(menu.getByRole('button', { name: 'English' })).toHaveFocus()
    expect(document.documentElement.lang).toBe('en')
  })
})

describe('the theme', () => {
  test('[CONST-05] the chosen theme is stored until the device setting is chosen', async () => {
    const { user } = await renderApp('/login')
    await user.click(await screen.findByRole('button', { name: '어둡게' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await user.click(screen.getByRole('button', { name: '기기 설정' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(localStorage.getItem('theme')).toBeNull()
  })
})

const captions = () => [...document.querySelectorAll('main .caption[aria-hidden]')].map(({ textContent }) => textContent)

test.each([
  ['/auth/additional-info', [4, 5, 6, 7, 8, 9]],
  ['/nowhere', [8, 9, 10, 1, 2, 3]],
])('[OPEN-59] %s begins with another style of the episode', async (path, numbers) => {
  await renderApp(path, { as: 'jihoon' })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(captions()).toEqual(numbers.map((number) => `→ ${number}`)))
})
