import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { countCalls, overrideHandler, refusal, startMockServer, renderApp, success } from '../../support/renderApp.tsx'
import { filter, names, product, productList, replyWithPages } from '../../support/shopProducts.tsx'

const LIST = 'GET /v1/products'
/** Reports every target as visible, so the list fetches all pages. */
class AlwaysIntersecting implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private isDisconnected = false
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    queueMicrotask(() => {
      if (!this.isDisconnected) this.callback([{ isIntersecting: true }])
    })
  }
  disconnect() {
    this.isDisconnected = true
  }
}
class NeverIntersecting extends AlwaysIntersecting {
  override observe() {}
}
const stubIntersecting = () => vi.stubGlobal('IntersectionObserver', AlwaysIntersecting)

beforeEach(() => void vi.stubGlobal('IntersectionObserver', NeverIntersecting))

/** Returns a function that runs what waits for an idle page. */
function holdIdleCallbacks() {
  const waiting = new Map<number, () => void>()
  let last = 0
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    waiting.set((last += 1), callback)
    return last
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  return () => act(() => waiting.forEach((callback, id) => waiting.delete(id) && callback()))
}

describe('the filter', () => {
  test('[SHOP-01, SHOP-06] a category filters the products and is part of the address', async () => {
    holdIdleCallbacks()
    replyWithPages([
      [product(1, { category: '아우터' }), product(2), product(3, { category: '하의' }), product(4, { category: '액세서리' })],
    ])
    const { user } = await renderApp('/shop', { as: 'jihoon', settle: false })
    expect(await names()).toEqual(['상품 1', '상품 2', '상품 3', '상품 4'])
    expect(screen.getByRole('group', { name: '카테고리' })).toHaveTextContent('전체아우터상의하의액세서리')
    expect(filter(/^전체/)).toHaveAttribute('aria-pressed', 'true')

    await user.click(filter(/^아우터/))
    expect(await names()).toEqual(['상품 1'])
    expect(new URLSearchParams(location.search).get('category')).toBe('아우터')
    await user.click(filter(/^전체/))
    expect(location.search).toBe('')
    expect(await names()).toHaveLength(4)
  })

  test('[SHOP-06] a linked filter is applied, another replaces its entry, an unknown one is ignored', async () => {
    replyWithPages([[product(1, { category: '아우터' }), product(2)]])
    const { user, view } = await renderApp('/shop?category=%EC%95%84%EC%9A%B0%ED%84%B0', { as: 'jihoon' })
    expect(await names()).toEqual(['상품 1'])
    expect(filter(/^아우터/)).toHaveAttribute('aria-pressed', 'true')
    const entries = history.length
    await user.click(filter(/^상의/))
    expect(await names()).toEqual(['상품 2'])
    expect(history.length).toBe(entries)
    view.unmount()

    await renderApp('/shop?category=%EC%8B%A0%EB%B0%9C&sort=oldest', { as: 'jihoon' })
    expect(await names()).toHaveLength(2)
    expect(location.search).toBe('')
    expect(filter(/^전체/)).toHaveAttribute('aria-pressed', 'true')
  })

  test('[SHOP-01] English changes the texts, not the address or the products', async () => {
    replyWithPages([[product(1, { category: '아우터' })]])
    const { user } = await renderApp('/shop', { as: 'jihoon', language: 'en' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Curated Shop' })).toBeVisible()
    await user.click(filter(/^Outerwear/))
    expect(new URLSearchParams(location.search).get('category')).toBe('아우터')
    expect(await screen.findByRole('heading', { name: '상품 1' })).toHaveAttribute('lang', 'ko')
    expect(screen.getByText('30,000 won')).toBeVisible()
  })
})

describe('pagination', () => {
  test('[SHOP-03, OPEN-10, OPEN-18] fetches page 1 alone, and nothing on the next visit', async () => {
    holdIdleCallbacks()
    const queries = replyWithPages([[product(1)], [product(2)]])
    const { user } = await renderApp('/shop', { as: 'jihoon', settle: false })
    expect(await names()).toEqual(['상품 1'])
    expect(queries).toEqual(['?page=1'])
    await user.click(screen.getByRole('link', { name: /^장바구니/ }))
    await user.click(await screen.findByRole('link', { name: '샵' }))
    expect(await names()).toEqual(['상품 1'])
    expect(queries).toEqual(['?page=1'])
  })

  test('[SHOP-03, OPEN-10] an idle page fetches page 2 for the counts, and no further one', async () => {
    const runIdle = holdIdleCallbacks()
    const queries = replyWithPages([[product(1)], [product(2)], [product(3)]])
    await renderApp('/shop', { as: 'jihoon', settle: false })
    await names()
    expect(queries).toEqual(['?page=1'])
    runIdle()
    await waitFor(async () => expect(await names()).toEqual(['상품 1', '상품 2']))
    runIdle()
    expect(queries).toEqual(['?page=1', '?page=2'])
    expect(filter(/^전체/)).toHaveTextContent(/^전체$/)
  })

  test('[SHOP-06] an idle page learns that there is no page 2, so the filters have counts', async () => {
    replyWithPages([[product(1), product(2, { category: '하의' })]])
    await renderApp('/shop', { as: 'jihoon' })
    await waitFor(() => expect(filter(/^전체/)).toHaveTextContent('전체2'))
    expect(filter(/^하의/)).toHaveTextContent('하의1')
  })

  test('[SHOP-06] a filter fetches pages until the screen is full or none is left', async () => {
    stubIntersecting()
    const queries = replyWithPages([[product(1)], [product(2)], [product(3, { category: '하의' })]])
    const { user } = await renderApp('/shop?category=%ED%95%98%EC%9D%98', { as: 'jihoon' })
    expect(screen.queryByText('이 카테고리에는 아직 상품이 없어요')).toBeNull()
    expect(await names()).toEqual(['상품 3'])
    await waitFor(() => expect(queries).toEqual(['?page=1', '?page=2', '?page=3', '?page=4']))
    expect(filter(/^하의/)).toHaveTextContent('하의1')

    await user.click(filter(/^액세서리/))
    expect(await screen.findByText('이 카테고리에는 아직 상품이 없어요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '전체 보기' }))
    expect(await names()).toHaveLength(3)
  })

  test('[OPEN-10] stops after a repeated page and shows each product once', async () => {
    stubIntersecting()
    let calls = 0
    overrideHandler('get', '/v1/products', () => {
      calls += 1
      return success([product(1), product(2)])
    })
    await renderApp('/shop', { as: 'jihoon' })
    await waitFor(() => expect(filter(/^전체/)).toHaveTextContent('전체2'))
    expect(await names()).toEqual(['상품 1', '상품 2'])
    expect(calls).toBe(2)
  })

  test('[SHOP-06] an empty shop shows the empty state', async () => {
    stubIntersecting()
    replyWithPages([])
    await renderApp('/shop', { as: 'jihoon' })
    expect(await screen.findByText('아직 상품이 없어요')).toBeVisible()
  })
})

describe('a product card', () => {
  test('[SHOP-04, SHOP-05] shows image, name, discount, price and original price, and sold out', async () => {
    replyWithPages([
      [
        product(1, { price: 48_000, discount: 20, discountedPrice: 38_400, isSoldOut: true }),
        product(2, { price: 1_248_000 }),
        product(3, { price: 10_000, discount: 100, discountedPrice: 0 }),
      ],
    ])
    await renderApp('/shop', { as: 'jihoon' })
    await productList()
    const [reduced, plain, given] = screen.getAllByRole('article')
    expect(reduced).toHaveTextContent('20%38,400원정가 48,000원')
    expect(reduced?.querySelector('s')).toHaveTextContent('48,000원')
    expect(reduced).toHaveTextContent('품절')
    expect(reduced?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('img/a.avif'))
    expect(within(reduced ?? document.body).getByRole('link', { name: '상품 1' })).toHaveAttribute('href', '/product/1')
    expect(plain).toHaveTextContent('1,248,000원')
    expect(plain?.querySelector('s')).toBeNull()
    expect(plain).not.toHaveTextContent('품절')
    expect(given).toHaveTextContent('100%0원')
  })
})

describe('failures', () => {
  test('[SHOP-06, ERR-01] a failure shows the server’s message and a retry', async () => {
    overrideHandler('get', '/v1/products', () => refusal(500, 'SERVER_ERROR', '진열대를 정리하고 있어요'), true)
    const { user } = await renderApp('/shop', { as: 'jihoon' })
    expect(await screen.findByRole('heading', { level: 1, name: '큐레이션 샵' })).toBeVisible()
    expect(await screen.findByText('진열대를 정리하고 있어요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await productList()).toBeVisible()
  })

  test('[SHOP-06] a failed next page keeps the products and can be retried', async () => {
    stubIntersecting()
    let isDown = true
    overrideHandler('get', '/v1/products', ({ request }) => {
      const page = new URL(request.url).searchParams.get('page')
      if (page === '1') return success([product(1)])
      return isDown ? HttpResponse.error() : success(page === '2' ? [product(2)] : [])
    })
    const { user } = await renderApp('/shop', { as: 'jihoon' })
    expect(await screen.findByText('네트워크 오류가 발생했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
    expect(await names()).toEqual(['상품 1'])
    isDown = false
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await waitFor(async () => expect(await names()).toEqual(['상품 1', '상품 2']))
  })

  test('[ERR-03] HTML instead of JSON shows the call’s message', async () => {
    overrideHandler('get', '/v1/products', () => HttpResponse.html('<p>hello'), true)
    await renderApp('/shop', { as: 'jihoon' })
    expect(await screen.findByText('상품 목록을 불러오지 못했어요')).toBeVisible()
  })
})

test('[SHOP-01, API-30] the seed’s products start with the newest episode, in every category', async () => {
  stubIntersecting()
  // happy-dom has no layout: among rows of no height the list could not tell which are in view.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  startMockServer()
  const calls = countCalls()
  const { user } = await renderApp('/shop', { as: 'jihoon' })
  expect((await screen.findByText('느리게 걷는 토요일')).closest('h2')).toHaveTextContent('EP 06 · 느리게 걷는 토요일')
  await waitFor(() => expect(filter(/^전체/)).toHaveTextContent('전체60'))
  expect(calls[LIST]).toBe(2)
  for (const category of ['아우터', '상의', '하의', '액세서리']) {
    await user.click(filter(new RegExp(`^${category}`)))
    expect((await names()).length).toBeGreaterThan(0)
  }
})
