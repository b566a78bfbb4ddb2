import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { overrideHandler, renderApp, startMockServer, success } from '../../support/renderApp.tsx'
import { filter, names, product, productList, replyWithPages } from '../../support/shopProducts.tsx'

/** The reader never comes near the end of the list. */
class NeverIntersecting implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NeverIntersecting))

test('[SHOP-03, OPEN-66] an entry after five minutes asks for page 1, back does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const pages = [[product(1), product(2)]]
  const queries = replyWithPages(pages)
  const { user } = await renderApp('/shop', { as: 'jihoon' })
  await waitFor(() => expect(queries).toEqual(['?page=1', '?page=2']))
  const open = async (name: RegExp) => user.click(screen.getAllByRole('link', { name })[0] ?? document.body)
  await open(/^장바구니/)
  await screen.findByRole('heading', { name: '장바구니', level: 1 })
  vi.advanceTimersByTime(4 * 60_000)
  await open(/^(샵|SHOP)$/)
  expect(await names()).toEqual(['상품 1', '상품 2'])
  await open(/^장바구니/)
  await screen.findByRole('heading', { name: '장바구니', level: 1 })
  vi.advanceTimersByTime(2 * 60_000)
  act(() => history.back())
  expect(await names()).toEqual(['상품 1', '상품 2'])
  expect(queries).toHaveLength(2)
  pages[0] = [product(3)]
  await open(/^장바구니/)
  await screen.findByRole('heading', { name: '장바구니', level: 1 })
  await open(/^(샵|SHOP)$/)
  await waitFor(async () => expect(await names()).toEqual(['상품 3']))
  expect(queries[2]).toBe('?page=1')
})

const sort = () => screen.getByRole('combobox', { name: '정렬' })

describe('the order', () => {
  const three = [
    product(1, { price: 50_000, discount: 10, discountedPrice: 45_000, episodeId: 6 }),
    product(2, { price: 20_000, episodeId: 6 }),
    product(3, { price: 80_000, discount: 50, discountedPrice: 40_000, episodeId: 5 }),
  ]

  test('[SHOP-05, SHOP-06] sorts by price and by discount, in the entry of the shop; back restores the order', async () => {
    replyWithPages([three])
    const { user } = await renderApp('/shop', { as: 'jihoon' })
    expect(await names()).toEqual(['EP 06 · 느리게 걷는 토요일', '상품 1', '상품 2', 'EP 05 · 퇴근길, 도시의 온도', '상품 3'])
    const entries = history.length
    await user.selectOptions(sort(), '낮은 가격순')
    expect([location.search, history.length]).toEqual(['?sort=price', entries])
    await waitFor(async () => expect(await names()).toEqual(['상품 2', '상품 3', '상품 1']))
    await user.selectOptions(sort(), '할인율순')
    await waitFor(async () => expect(await names()).toEqual(['상품 3', '상품 1', '상품 2']))
    await user.click(screen.getByRole('link', { name: /^장바구니/ }))
    await screen.findByRole('heading', { name: '장바구니', level: 1 })
    act(() => history.back())
    await waitFor(async () => expect(await names()).toEqual(['상품 3', '상품 1', '상품 2']))
    expect(sort()).toHaveValue('discount')
    await user.click(filter(/^아우터/))
    expect(new URLSearchParams(location.search).get('sort')).toBe('discount')
  })

  test('[OPEN-10] sorting loads all pages first and says how far it is', async () => {
    let openThird: (() => void) | undefined
    const third = new Promise<void>((resolve) => (openThird = resolve))
    overrideHandler('get', '/v1/products', async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      if (page === 3) await third
      return success(page <= 3 ? [three[page - 1]] : [])
    })
    await renderApp('/shop?sort=price', { as: 'jihoon', settle: false })
    expect(await screen.findByText('2개까지 불러왔어요. 모두 불러오면 정렬해요.')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    openThird?.()
    expect(await names()).toEqual(['상품 2', '상품 3', '상품 1'])
  })

  test('[SHOP-06, ERR-01] a failed page says that all are needed; a retry goes on', async () => {
    let isDown = true
    overrideHandler('get', '/v1/products', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      if (page === 2 && isDown) return HttpResponse.error()
      return success(page <= 3 ? [three[page - 1]] : [])
    })
    const { user } = await renderApp('/shop?sort=discount', { as: 'jihoon' })
    expect(await screen.findByText('상품을 모두 불러와야 정렬할 수 있어요.')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await names()).toEqual(['상품 3', '상품 1', '상품 2'])
  })
})

describe('an episode', () => {
  test('[SHOP-06, API-30] is chosen in a dialog, is part of the address, and back restores it', async () => {
    startMockServer()
    const { user } = await renderApp('/shop?sort=discount', { as: 'jihoon' })
    await productList()
    await user.click(screen.getByRole('button', { name: '모든 에피소드' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: /^Episode 05/ }))
    expect(location.search).toBe('?episode=5&sort=discount')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(filter(/^전체/)).toHaveTextContent('전체10'))
    expect(screen.getByRole('button', { name: 'EP 05 퇴근길, 도시의 온도' })).toBeVisible()
    await user.click(filter(/^아우터/))
    expect(new URLSearchParams(location.search).get('episode')).toBe('5')
    act(() => history.back())
    await waitFor(() => expect(screen.getByRole('button', { name: '모든 에피소드' })).toBeVisible())
    await waitFor(() => expect(filter(/^전체/)).toHaveTextContent('전체60'))
  })

  test('[SHOP-06, NAV-02] an unknown one says so and leads to all; a malformed one is ignored', async () => {
    startMockServer()
    const { user, view } = await renderApp('/shop?episode=99', { as: 'jihoon' })
    expect(await screen.findByText('EP 99, 없는 에피소드예요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '모든 에피소드 보기' }))
    expect(location.search).toBe('')
    expect(await productList()).toBeVisible()
    view.unmount()

    await renderApp('/shop?episode=six&sort=price', { as: 'jihoon' })
    expect(await screen.findByRole('button', { name: '모든 에피소드' })).toBeVisible()
    await waitFor(() => expect(location.search).toBe('?sort=price'))
    // The corrected address is rendered in a transition, with a list of its own.
    await waitFor(async () => expect(await productList()).toBeVisible())
  })

  test('[SHOP-06] without products it shows the empty state', async () => {
    const queries = replyWithPages([])
    const { user } = await renderApp('/shop?episode=6', { as: 'jihoon' })
    expect(await screen.findByText('이 에피소드의 상품은 아직 없어요')).toBeVisible()
    expect(queries[0]).toBe('?episodeId=6&page=1')
    await user.click(screen.getByRole('button', { name: '모든 에피소드 보기' }))
    expect(location.search).toBe('')
  })
})
