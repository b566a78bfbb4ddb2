import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { passTime } from '../../mocks/db/clock.ts'
import type { Persona } from '../../mocks/db/seed/personas.ts'
import { memoTexts } from '../../src/features/memo/texts.ts'
import { DAY, order } from '../support/orderFixtures.tsx'
import {
  API,
  countCalls,
  overrideHandler,
  recordPickAs,
  renderApp,
  signInAs,
  startMockServer,
  success,
} from '../support/renderApp.tsx'

type Step = string | number

/** A reply's data with another value at some steps. */
function withValue(value: unknown, [step, ...rest]: readonly Step[], next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value)) return value.map((one: unknown, at) => (at === step ? withValue(one, rest, next) : one))
  if (typeof value !== 'object' || value === null) throw new Error(`nothing at ${step}`)
  return { ...value, [step]: withValue(new Map(Object.entries(value)).get(String(step)), rest, next) }
}

type Changed = readonly [steps: readonly Step[], next: unknown]

/** Replies as the mock backend does, but for these values. */
async function plant(path: string, ...changes: Changed[]): Promise<void> {
  const { accessToken } = await signInAs('minseo')
  const { href, pathname } = new URL(path, API)
  const reply = await fetch(href, { headers: { authorization: `Bearer ${accessToken}` } })
  const changed = changes.reduce<unknown>((data, [steps, next]) => withValue(data, steps, next), await reply.json())
  overrideHandler('get', pathname, () => HttpResponse.json(Object(changed)))
}

const open = (path: string, as: Persona = 'minseo') => renderApp(path, { as })
const SENTENCE = '1개를 보여 드리지 못했어요'
const retry = () => screen.queryAllByRole('button', { name: '다시 시도' })

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

describe('[ERR-03] below a list that lacks an element a sentence says so', () => {
  test.each([
    ['a product’s reviews', '/product/1/reviews', '/v1/products/1/reviews'],
    ['all reviews', '/reviews', '/v1/reviews'],
    ['home’s reviews', '/', '/v1/reviews/preview'],
    ['the community', '/community/episode/6', '/v1/picks/memo?episodeId=6'],
    ['the own reviews', '/account/reviews', '/v1/users/1/reviews'],
  ])('%s', async (_, route, path) => {
    await plant(path, [['data', 0], null])
    // Home shows them once the episode is over.
    if (route === '/') await startMockServer().world.transaction((tx) => void passTime(tx.counters, 8 * DAY))
    await open(route)
    const sentence = await screen.findByText(SENTENCE)
    const shown = [...document.querySelectorAll('main :is(li, article)')]
    expect(shown.some((each) => each.compareDocumentPosition(sentence) === Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true)
    expect(retry()).toEqual([])
  })

  test('the choice of an episode, in English', async () => {
    await plant('/v1/episodes', [['data', 0, 'title'], null])
    const { user } = await renderApp('/picks/staticstic', { as: 'minseo', language: 'en' })
    await user.click(await screen.findByRole('button', { name: /^EP 06/ }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('1 could not be shown')).toBeVisible()
    expect(dialog.getAllByRole('link')).toHaveLength(5)
  })

  test('the previews of memos', async () => {
    await plant('/v1/picks/memo/preview?episodeId=6', [['data', 0], null])
    await recordPickAs('jihoon')
    const { user } = await open('/', 'jihoon')
    await user.click(screen.getByRole('button', { name: memoTexts.ko.writeMemo }))
    expect(await within(await screen.findByRole('dialog')).findByText(SENTENCE)).toBeVisible()
  })
})

test('[ERR-03, PROD-10] a product shows itself, what goes with it, and the reviews that can be read', async () => {
  await plant(
    '/v1/products/1',
    [['data', 'relatedProducts', 0, 'name'], null],
    [['data', 'reviewPreviews', 0, 'createdAt'], 'soon'],
  )
  await open('/product/1')
  expect(await screen.findAllByText(SENTENCE)).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1, name: '카멜 벨티드 트렌치코트' })).toBeVisible()
})

test('[ERR-03] a section of a product of which nothing can be read is an error of its own', async () => {
  await plant('/v1/products/1', [['data', 'relatedProducts'], [null]], [['data', 'reviewPreviews'], [{}]])
  await open('/product/1')
  expect(await screen.findByText('상품 리뷰를 불러오지 못했어요')).toBeVisible()
  expect(screen.getByText('상품 목록을 불러오지 못했어요')).toBeVisible()
  expect(retry()).toHaveLength(2)
  expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument()
})

test('[ERR-03, REV-01] average and count of reviews are of those that can be read', async () => {
  const review = { description: '좋아요', createdAt: '2026-11-20', reviewImageUrls: [], productId: 1, productName: '코트' }
  const rated = [5, 4, null].map((rating, at) => Object.assign({ id: at + 1, rating }, review))
  overrideHandler('get', '/v1/products/1/reviews', () => success(rated))
  await open('/product/1/reviews')
  expect(await screen.findByText('4.5')).toBeInTheDocument()
  expect(screen.getByText('리뷰 2개')).toBeVisible()
})

const product = { id: 1, name: '코트', price: 1000, discount: 0, imageUrl: 'a.avif', category: '아우터', description: '' }
const replyWithPages = (...pages: unknown[][]) =>
  overrideHandler('get', '/v1/products', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    return success(pages[page - 1] ?? [])
  })

class AlwaysIntersecting implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly disconnect = () => undefined
  readonly observe: () => void
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => onChange([{ isIntersecting: true }])
  }
}

describe('[ERR-03, OPEN-10] pages of the shop', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', AlwaysIntersecting))

  test('a page of which nothing can be read is followed by the next', async () => {
    replyWithPages([{ ...product, name: null }], [product])
    await open('/shop')
    expect(await screen.findByRole('heading', { level: 3, name: '코트' })).toBeVisible()
    expect(await screen.findByText(SENTENCE)).toBeVisible()
  })

  test('all of which nothing can be read is an error, and no empty shop', async () => {
    replyWithPages([null], [{}])
    const { user } = await open('/shop')
    expect(await screen.findByText('상품 목록을 불러오지 못했어요')).toBeVisible()
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument()
    replyWithPages([product])
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { level: 3, name: '코트' })).toBeVisible()
  })

  test('a server that knows no pages is asked twice', async () => {
    overrideHandler('get', '/v1/products', () => success([product, null]))
    const calls = countCalls()
    await open('/shop')
    expect(await screen.findByText(SENTENCE)).toBeVisible()
    expect(calls['GET /v1/products']).toBe(2)
  })
})

describe('[ERR-03] orders', () => {
  test('one without its status is a card with its number, without buttons, at its place', async () => {
    const { status: _, ...unreadable } = order({ orderId: 'O-2', id: 2 })
    overrideHandler('get', '/v1/users/1/orders', () =>
      success([order({ orderId: 'O-1' }), unreadable, order({ orderId: 'O-3', id: 3 }), { orderId: 4 }]),
    )
    await open('/account/orders')
    const cards = await screen.findAllByRole('article')
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['주문 O-1', '주문 O-2', '주문 O-3'])
    const [readable, ofNumber] = cards.map((card) =>
      within(card)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    )
    expect(readable).toEqual(['주문 상세', '주문 취소'])
    expect(ofNumber).toEqual([])
    expect(cards[1]).toHaveTextContent('O-2이 주문의 내용을 보여 드리지 못했어요')
    expect(screen.getByText(SENTENCE)).toBeVisible()
  })

  test('of which none can be read are an error', async () => {
    overrideHandler('get', '/v1/users/1/orders', () => success([{ orderId: 'O-1' }]))
    await open('/account/orders')
    expect(await screen.findByText('주문 내역을 불러오지 못했어요')).toBeVisible()
    expect(screen.queryByText('O-1')).not.toBeInTheDocument()
  })
})

describe('[ERR-03] statistics', () => {
  test('a section of which a place cannot be read is an error, and the others are shown', async () => {
    await plant('/v1/picks/statistics?episodeId=6', [['data', 'hotPicks', 1], null], [['data', 'womanPicks', 0, 'imageUrl'], 7])
    await open('/picks/staticstic')
    expect(await screen.findAllByText('통계를 불러오지 못했어요')).toHaveLength(2)
    expect(retry()).toHaveLength(2)
    const figures = screen.getAllByRole('figure').map((figure) => within(figure).queryAllByRole('listitem').length)
    expect(figures).toEqual([0, 3, expect.any(Number), expect.any(Number)])
  })

  test('one age range of which a pick cannot be read is an error at its place', async () => {
    await plant('/v1/picks/statistics?episodeId=6', [['data', 'agePicks', 1, 'picks', 0], null])
    await open('/picks/staticstic')
    const heading = await screen.findByRole('heading', { level: 3, name: '20대' })
    expect(heading.nextElementSibling).toHaveTextContent('통계를 불러오지 못했어요')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['10대', '20대', '30대']),
    )
  })

  test('of home, the card of what cannot be read says so', async () => {
    await plant('/v1/picks/statistics/summary', [['data', 'hotPicks', 0, 'name'], null], [['data', 'manPick', 'name'], null])
    await open('/')
    expect(await screen.findAllByText('통계를 불러오지 못했어요')).toHaveLength(2)
    expect(screen.getByText('여성 1위')).toBeVisible()
  })
})

test('[ERR-03, AUTH-08] a session without its token is no session', async () => {
  overrideHandler('post', '/v1/auth/guest', () => success({ refreshToken: 'r', userId: 4 }))
  const { user, store } = await renderApp('/login')
  await user.click(screen.getByRole('button', { name: '회원가입 없이 Pick하기' }))
  expect(await screen.findByText('로그인에 실패했어요')).toBeVisible()
  expect(store.getState().auth.userId).toBeNull()
  expect(localStorage.getItem('refreshToken')).toBeNull()
})
