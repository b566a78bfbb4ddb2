import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { beginCalls } from '../../src/app/firstCalls.ts'
import { routes, type RouteName } from '../../src/app/routes.ts'
import { makeStore } from '../../src/app/store.ts'
import { patterns } from '../../src/config/paths.ts'
import { cartItem, storeCart } from '../support/cartPage.tsx'
import { countCalls, holdReplies, renderApp, settled, signInAs, startMockServer } from '../support/renderApp.tsx'

type Row = {
  who: 'everyone' | 'visitor' | 'signedIn' | 'visitorOrGuest' | 'member'
  title: string
  /** The calls of its first view, beside those of the navigation, that wait for no reply. */
  calls?: string[]
  /** The calls that use a reply. */
  later?: string[]
  /** The calls of what is below the first view; its code may be there from another row. */
  below?: string[]
  /** Where a visit without anything else leads. */
  to?: string
}

/** The own pick, and what is below the first view. */
const atHome = ['users/1/picks', 'picks/statistics/summary', 'products']

const rows: Record<RouteName, Row> = {
  home: { who: 'signedIn', title: '홈', later: atHome },
  // Who is signed in is led on: by a callback without a state too.
  login: { who: 'visitor', title: '홈', later: atHome, to: '/' },
  googleCallback: { who: 'everyone', title: '홈', later: atHome, to: '/' },
  naverCallback: { who: 'everyone', title: '홈', later: atHome, to: '/' },
  guestCallback: { who: 'everyone', title: '홈', later: atHome, to: '/' },
  additionalInfo: { who: 'signedIn', title: '추가 정보' },
  pick: { who: 'signedIn', title: '나의 Pick 남기기' },
  trend: { who: 'signedIn', title: 'Pick Trend', calls: ['episodes'], later: ['picks/statistics', 'users/1/picks'] },
  // The second page of the list tells how many there are.
  shop: { who: 'signedIn', title: '큐레이션 샵', calls: ['products', 'episodes'], later: ['products'] },
  product: { who: 'signedIn', title: '카키 울 포켓 카디건', calls: ['products/6', 'episodes'], later: ['products'] },
  productReviews: { who: 'signedIn', title: '카키 울 포켓 카디건 리뷰', calls: ['products/6', 'products/6/reviews'] },
  cart: { who: 'signedIn', title: '장바구니', calls: ['products/7'] },
  profile: { who: 'member', title: '회원정보' },
  orders: { who: 'member', title: '주문 내역', later: ['users/1/orders'] },
  myReviews: { who: 'member', title: '내 리뷰', later: ['users/1/reviews'] },
  guestOrders: { who: 'visitorOrGuest', title: '비회원 주문조회' },
  checkout: { who: 'signedIn', title: '장바구니', calls: ['products/7'], to: '/cart' },
  paymentSuccess: { who: 'signedIn', title: '결제', below: ['products'] },
  paymentFail: { who: 'everyone', title: '결제', below: ['products'] },
  paymentClose: { who: 'everyone', title: '결제' },
  paymentComplete: { who: 'everyone', title: '결제' },
  paymentResult: { who: 'signedIn', title: '결제', below: ['products'] },
  paymentMobileResult: { who: 'signedIn', title: '결제', below: ['products'] },
  reviews: { who: 'signedIn', title: '리뷰', calls: ['reviews'] },
  forbidden: { who: 'everyone', title: '접근 권한 없음' },
  community: { who: 'signedIn', title: '커뮤니티', calls: ['picks/memo', 'episodes'] },
}

const counted = (calls: readonly string[]) => calls.map((call) => `GET /v1/${call}`).toSorted()

describe.each(Object.entries(rows))('the route %s', (name, { who, title, calls = [], later = [], below = [], to }) => {
  const [route, pattern] = [Reflect.get(routes, name), String(Reflect.get(patterns, name))]
  const isLast = /^payment(Close|Complete)$/.test(name)
  const isOfFirstView = (call: string) => !counted(below).includes(call)
  const navigation = isLast ? [] : [`users/${who === 'visitorOrGuest' ? 4 : 1}`, 'episodes/current-pick']

  test('[NAV-01, NAV-10, ROLE-01] its guard, its title, and each call of its first view once', async () => {
    expect(route).toMatchObject({ who })
    storeCart(cartItem({ quantity: 2 }))
    const sent = countCalls()
    const all = () => Object.entries(sent).flatMap(([call, count]) => Array.from({ length: count }, () => call))
    const release = holdReplies('/v1/*')
    const path = pattern.replace(':id', '6')
    // As at the start of a document.
    await route.Page.preload()
    const { store } = await renderApp(path, { as: who === 'visitorOrGuest' ? 'guest' : 'minseo', settle: false })
    await waitFor(() => expect(all().filter(isOfFirstView).toSorted()).toEqual(counted([...navigation, ...calls])))
    release()
    if (isLast) await screen.findByRole('heading', { level: 1 })
    else await settled(store)
    await waitFor(() => expect(document.title).toBe(`${title} · Pickers`))
    expect(location.pathname).toBe(to ?? path)
    await waitFor(() => expect(all().toSorted()).toEqual(counted([...navigation, ...calls, ...later, ...below])))
  })
})

test.each([
  ['/shop', 'episode=5', ['products', 'episodes']],
  ['/shop', 'episode=x', ['products', 'episodes']],
  ['/product/6', '', ['product', 'episodes']],
  ['/product/six', '', []],
  ['/product/6/reviews', '', ['product', 'productReviews']],
  ['/community/episode/6', '', ['memos', 'episodes']],
  ['/community/episode/0', '', []],
  // Its refresh asks always anew (CART-08).
  ['/cart', '', []],
  ['/reviews', '', ['reviews']],
  // The role is not known yet.
  ['/account/orders', '', []],
])('[NAV-02] before its code is there, %s?%s has begun %j', async (path, search, names) => {
  startMockServer()
  await signInAs('minseo')
  storeCart(cartItem())
  const store = makeStore()
  store.dispatch(beginCalls(path, search))
  const begun = Object.values(store.getState().api.queries).map((query) => query?.endpointName)
  expect(begun).toEqual(['user', 'currentEpisode', ...names])
  await settled(store)
})

test('[NAV-01] the table has each route once', () => {
  expect(Object.keys(routes)).toEqual(Object.keys(patterns))
})

describe('a link that is pointed at', () => {
  test('[NAV-11] sends the first calls of its page, which asks for nothing again', async () => {
    const { user, store } = await renderApp('/cart', { as: 'jihoon' })
    const sent = countCalls()
    const release = holdReplies('/v1/reviews')
    const [link] = screen.getAllByRole('link', { name: '리뷰' })
    await user.hover(link ?? document.body)
    await waitFor(() => expect(sent).toEqual({ 'GET /v1/reviews': 1 }))
    expect(location.pathname).toBe('/cart')
    await user.click(link ?? document.body)
    expect(await screen.findByRole('heading', { level: 1, name: '리뷰' })).toBeVisible()
    release()
    await settled(store)
    expect(sent['GET /v1/reviews']).toBe(1)
  })

  test('[LAND-08] sends none for a visitor', async () => {
    const { user } = await renderApp('/login')
    const sent = countCalls()
    await user.click(screen.getByRole('button', { name: '내 계정' }))
    await user.hover(screen.getByRole('link', { name: '비회원 주문조회' }))
    await user.click(screen.getByRole('link', { name: '비회원 주문조회' }))
    expect(await screen.findByRole('heading', { level: 1, name: '비회원 주문조회' })).toBeVisible()
    expect(sent).toEqual({})
  })
})
