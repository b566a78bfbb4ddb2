import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HttpResponse } from 'msw'
import { reviewsApi } from '../../../src/features/reviews/api.ts'
import { cartItem } from '../../support/cartPage.tsx'
import { coat, openProductPage, productReview, replyWithProduct } from '../../support/productFixture.tsx'
import { countCalls, overrideHandler, renderApp, startMockServer, success } from '../../support/renderApp.tsx'

const isPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

/** Each button is in the panel and in the phone's bar; CSS shows one of them. */
const press = (name: string) => screen.getAllByRole('button', { name })[0] ?? document.body
const size = (name: string) => screen.getByRole('button', { name })
const main = () => screen.getByRole('button', { name: /번째 사진 크게 보기$/ }).querySelector('img')
const chosen = () => screen.getByRole('list', { name: '선택한 사이즈' })

beforeEach(() => replyWithProduct(coat()))

describe('episode, name and price', () => {
  test('[PROD-01, NAV-10] shows episode, name, price and the description with its line breaks', async () => {
    await openProductPage()
    expect(await screen.findByText(/^EP 02 · ./)).toBeVisible()
    expect(document.title).toBe('헤링본 코트 · Pickers')
    const head = screen.getByRole('heading', { level: 1 }).closest('header')
    expect(head).toHaveTextContent('25%36,000원정가 48,000원')
    expect(head?.lastElementChild?.textContent).toBe('첫 줄\n  둘째 줄')
  })

  test('[PROD-01, OPEN-09] a product without an episode belongs to the current one', async () => {
    replyWithProduct(coat({}, { episodeId: null }))
    await openProductPage()
    expect(await screen.findByText(/^EP 06 · ./)).toBeVisible()
  })

  test('[PROD-01] the episode without a title is its number alone', async () => {
    await startMockServer().world.transaction((tx) =>
      tx.episodes.updateMany(undefined, { data: (draft) => void (draft.title = ' ') }),
    )
    replyWithProduct(coat({}, { episodeId: null }))
    await openProductPage()
    const heading = await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(heading.closest('header')?.firstElementChild?.textContent).toBe('EP 06'))
  })

  test('[PROD-01] back leads to the previous page, or to the shop without one', async () => {
    const { user, view } = await openProductPage()
    await user.click(screen.getByRole('button', { name: '이전 화면으로' }))
    expect(await screen.findByRole('heading', { level: 1, name: '큐레이션 샵' })).toBeVisible()
    view.unmount()

    const again = await renderApp('/cart', { as: 'jihoon' })
    await again.user.click(await screen.findByRole('link', { name: '샵' }))
    const [card] = await screen.findAllByRole('article')
    await again.user.click(within(card ?? document.body).getByRole('link'))
    await again.user.click(await screen.findByRole('button', { name: '이전 화면으로' }))
    expect(await screen.findByRole('heading', { level: 1, name: '큐레이션 샵' })).toBeVisible()
  })
})

describe('the way to other pages', () => {
  test('[PROD-01] links to the shop, the category and the episode', async () => {
    await openProductPage()
    const trail = within(screen.getByRole('navigation', { name: '지금 위치' }))
    const addresses = trail.getAllByRole('link').map((link) => [link.textContent, decodeURI(link.getAttribute('href') ?? '')])
    expect(addresses).toEqual([
      ['샵', '/shop'],
      ['아우터', '/shop?category=아우터'],
      ['EP 02', '/shop?episode=2'],
    ])
  })

  test('[PROD-10] the rating of all reviews leads to their previews', async () => {
    const ratings = [5, 4, 4, 4, 5, 4]
    const reviews = ratings.map((rating, id) => productReview(id + 1, rating))
    overrideHandler('get', '/v1/products/7/reviews', () => success(reviews))
    const { user, store } = await openProductPage()
    await user.click(await screen.findByRole('link', { name: '별점 4.3 · 리뷰 6' }))
    const previews = screen.getByRole('heading', { name: '입어 본 사람들' }).closest('[tabindex="-1"]')
    expect(previews).toHaveFocus()
    expect(location.hash).toBe('')
    overrideHandler('get', '/v1/products/7/reviews', () => HttpResponse.error())
    store.dispatch(reviewsApi.util.invalidateTags(['Reviews']))
    await waitFor(() => expect(reviewsApi.endpoints.productReviews.select(7)(store.getState()).isError).toBe(true))
    expect(screen.getByRole('link', { name: '별점 4.3 · 리뷰 6' })).toBeVisible()
  })

  test('[PROD-10] fewer previews than four are all reviews; without any there is no rating', async () => {
    const calls = countCalls()
    replyWithProduct(coat({ reviewPreviews: [productReview(1), productReview(2, 4)] }))
    const { view } = await openProductPage()
    expect(screen.getByRole('link', { name: '별점 4.5 · 리뷰 2' })).toBeVisible()
    expect(Object.keys(calls).filter((call) => call.includes('/products/7/reviews'))).toEqual([])
    view.unmount()
    replyWithProduct(coat({ reviewPreviews: [] }))
    await openProductPage()
    expect(screen.queryByRole('link', { name: /^별점/ })).toBeNull()
  })
})

describe('pictures', () => {
  test('[PROD-02] a picture opens the viewer, which turns by keys and swipes over 100 px', async () => {
    const { user } = await openProductPage()
    const gallery = screen.getByRole('region', { name: '상품 사진' })
    expect(within(gallery).getAllByRole('button', { name: /크게 보기$/ })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '2번째 사진 보기' }))
    await user.click(screen.getByRole('button', { name: '2번째 사진 크게 보기' }))
    const viewer = await screen.findByRole('dialog', { name: '헤링본 코트' })
    const position = () => within(viewer).getByText(/^\d \/ 3$/).textContent
    expect(position()).toBe('2 / 3')
    expect(within(viewer).getByRole('img', { name: '헤링본 코트 사진 2' })).toBeVisible()

    await user.keyboard('{ArrowRight}')
    expect(position()).toBe('3 / 3')
    const track = within(within(viewer).getByRole('region')).getAllByRole('presentation')[0] ?? document.body
    const swipe = (way: number) => {
      const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }
      track.setPointerCapture = () => undefined
      fireEvent.pointerDown(track, { ...finger, clientX: 300 })
      fireEvent.pointerMove(track, { ...finger, clientX: 300 + way })
      fireEvent.pointerUp(track, { ...finger, clientX: 300 + way })
    }
    swipe(100)
    expect(position()).toBe('3 / 3')
    swipe(101)
    expect(position()).toBe('2 / 3')
    swipe(-101)
    await user.click(within(viewer).getByRole('button', { name: '닫기' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    // The picture that the viewer showed last.
    expect(main()?.src).toContain('img/c-320.avif')
  })

  test.each(['desktop', 'phone'])('[PROD-02] a %s shows one main picture and thumbnails that change it', async (device) => {
    if (device === 'phone') isPhone()
    const { user } = await openProductPage()
    expect(main()?.src).toContain('img/a-320.avif')
    await user.click(screen.getByRole('button', { name: '3번째 사진 보기' }))
    expect(main()?.src).toContain('img/c-320.avif')
    expect(screen.getByRole('button', { name: '3번째 사진 보기' })).toHaveAttribute('aria-current', 'true')
    await user.click(screen.getByRole('button', { name: '3번째 사진 크게 보기' }))
    expect(within(await screen.findByRole('dialog')).getByText('3 / 3')).toBeVisible()
  })

  test('[PROD-02] a product without further pictures shows its own', async () => {
    replyWithProduct(coat({ imageUrls: [] }))
    await openProductPage()
    expect(
      screen.getAllByRole('button', { name: /번째 사진 크게 보기$/ }).filter((one) => one.querySelector('img')),
    ).toHaveLength(1)
  })
})

describe('sizes and quantities', () => {
  test('[PROD-03] a size is selected and deselected; a sold-out size is disabled', async () => {
    const { user } = await openProductPage()
    expect(size('S')).toBeDisabled()
    expect(size('S')).toHaveAccessibleDescription('품절')
    expect(size('M')).toHaveAccessibleDescription('2개 남음')
    await user.click(size('M'))
    expect(size('M')).toHaveAttribute('aria-pressed', 'true')
    expect(within(chosen()).getByRole('status')).toHaveTextContent('1')
    await user.click(size('M'))
    expect(size('M')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.queryByRole('list', { name: '선택한 사이즈' })).toBeNull()
  })

  test('[PROD-04, PROD-05] one row per size; quantities stay between 1 and the stock', async () => {
    const { user } = await openProductPage()
    await user.click(size('M'))
    await user.click(size('L'))
    const [medium, large] = within(chosen())
      .getAllByRole('listitem')
      .map((row) => within(row))
    if (!medium || !large) throw new Error('two rows')
    const minus = medium.getByRole('button', { name: '수량 줄이기' })
    const plus = medium.getByRole('button', { name: '수량 늘리기' })
    expect(minus).toHaveAttribute('aria-disabled', 'true')
    await user.click(plus)
    expect(plus).toHaveAttribute('aria-disabled', 'true')
    expect(minus).toBeEnabled()
    expect(medium.getByText('72,000원')).toBeVisible()
    expect(screen.getByText('총 상품 금액').closest('output')).toHaveTextContent('108,000원')
    await user.click(large.getByRole('button', { name: 'L 빼기' }))
    expect(screen.getByText('총 상품 금액').closest('output')).toHaveTextContent('72,000원')
  })

  test('[PROD-05] removing a size focuses the next row, then its own button', async () => {
    replyWithProduct(coat())
    const { user } = await openProductPage()
    await user.click(screen.getByRole('button', { name: 'M' }))
    await user.click(screen.getByRole('button', { name: 'L' }))
    await user.click(screen.getByRole('button', { name: 'M 빼기' }))
    expect(screen.getByRole('button', { name: 'L 빼기' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('list', { name: '선택한 사이즈' })).toBeNull()
    expect(screen.getByRole('button', { name: 'L' })).toHaveFocus()
  })

  test('[PROD-03] a sold-out product cannot be bought', async () => {
    replyWithProduct(coat({ stock: [{ id: 71, size: 'FREE', stock: 0 }] }))
    await openProductPage()
    expect(size('FREE')).toBeDisabled()
    expect(screen.getByText('모든 사이즈가 품절이에요.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(장바구니|바로 구매)/ })).toBeNull()
    for (const link of screen.getAllByRole('link', { name: '같은 에피소드 상품 보기' }))
      expect(link).toHaveAttribute('href', '/shop?episode=2')
  })
})

describe('cart and checkout', () => {
  test('[PROD-06, CART-03, NAV-04] adds to the cart, merges equal lines and links to the cart', async () => {
    const { user, store } = await openProductPage()
    await user.click(size('L'))
    await user.click(press('장바구니 담기'))
    await user.click(press('장바구니 담기'))
    expect(store.getState().cart).toEqual({ items: [cartItem({ quantity: 2 })], totalItems: 2 })
    expect(screen.getByRole('link', { name: '장바구니, 상품 2개' })).toBeVisible()
    expect(screen.getByText('장바구니에 담았어요')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '장바구니 보기' }))
    expect(location.pathname).toBe('/cart')
  })

  test.each(['장바구니 담기', '바로 구매'])('[PROD-06] without a size, %s shows an error and stays on the page', async (name) => {
    const { user, store } = await openProductPage()
    await user.click(press(name))
    expect(screen.getByRole('alert')).toHaveTextContent('사이즈를 선택해 주세요')
    expect(size('M')).toHaveFocus()
    expect(location.pathname).toBe('/product/7')
    expect(store.getState().cart.items).toEqual([])
    await user.click(size('M'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('[PROD-06] the bar of phones opens a bottom sheet for sizes and quantities', async () => {
    const { user, store } = await openProductPage()
    await user.click(screen.getAllByRole('button', { name: '바로 구매' }).at(-1) ?? document.body)
    const bottomSheet = within(await screen.findByRole('dialog', { name: '사이즈와 수량' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(bottomSheet.getByRole('button', { name: '장바구니 담기' }))
    expect(bottomSheet.getByRole('alert')).toHaveTextContent('사이즈를 선택해 주세요')
    expect(bottomSheet.getByRole('button', { name: 'M' })).toHaveFocus()

    await user.click(bottomSheet.getByRole('button', { name: 'M' }))
    await user.click(bottomSheet.getByRole('button', { name: '수량 늘리기' }))
    expect(bottomSheet.getByText('총 상품 금액').closest('output')).toHaveTextContent('72,000원')
    await user.click(bottomSheet.getByRole('button', { name: '장바구니 담기' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(store.getState().cart.totalItems).toBe(2)
    expect(size('M')).toHaveAttribute('aria-pressed', 'true')
  })

  test('[PROD-07] the bottom sheet of sizes leads to the checkout', async () => {
    const { user } = await openProductPage()
    await user.click(screen.getAllByRole('button', { name: '장바구니 담기' }).at(-1) ?? document.body)
    const bottomSheet = within(await screen.findByRole('dialog'))
    await user.click(bottomSheet.getByRole('button', { name: 'L' }))
    await user.click(bottomSheet.getByRole('button', { name: '36,000원 바로 구매' }))
    await waitFor(() => expect(location.pathname).toBe('/checkout'))
    expect(history.state).toMatchObject({ usr: { totalAmount: 36_000, orderItems: [{ stockId: 73 }] } })
  })

  test('[PROD-07, OPEN-16] buy now hands lines and amount to the checkout, not to the cart', async () => {
    const { user, store } = await openProductPage()
    await user.click(size('M'))
    await user.click(size('L'))
    await user.click(press('72,000원 바로 구매'))
    await waitFor(() => expect(location.pathname).toBe('/checkout'))
    const state: unknown = history.state
    expect(state).toMatchObject({ usr: { totalAmount: 72_000, orderItems: [{ stockId: 72 }, { stockId: 73 }] } })
    expect(state).not.toHaveProperty('usr.shippingFee')
    expect(store.getState().cart.items).toEqual([])
  })
})
