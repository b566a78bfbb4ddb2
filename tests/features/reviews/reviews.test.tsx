import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reviewTexts } from '../../../src/features/reviews/texts.ts'
import { pageTexts } from '../../../src/texts/pages.ts'
import { overrideHandler, renderApp, success } from '../../support/renderApp.tsx'

const review = (id: number, more: object = {}) => ({
  id,
  rating: 5,
  description: `${id}번째 리뷰예요`,
  createdAt: '2026-11-20T23:30:00Z',
  reviewImageUrls: [],
  productId: 7,
  productName: '트렌치코트',
  ...more,
})
const replyWithReviews = (path: string, reviews: readonly object[]) => overrideHandler('get', path, () => success(reviews))
const cards = () => within(screen.getByRole('list', { name: reviewTexts.ko.list })).getAllByRole('article')
const open = (card: number) => within(cards()[card] ?? document.body).getByRole('button', { name: /^더 보기: .+ 리뷰, / })

const three = [
  review(3, { rating: 5 }),
  review(2, { rating: 4, reviewImageUrls: ['a-640.avif', 'b-640.avif'] }),
  review(1, { rating: 4 }),
]

const five = [review(5), review(4), ...three]

test('[REV-01] shows mean and count of the reviews and filters them by stars', async () => {
  replyWithReviews('/v1/products/7/reviews', five)
  const { user } = await renderApp('/product/7/reviews', { as: 'jihoon' })
  expect(await screen.findByText('리뷰 5개')).toBeVisible()
  expect(screen.getByText('4.6')).toBeVisible()
  expect(cards()).toHaveLength(5)

  await user.click(screen.getByRole('button', { name: /^4점\s*2$/ }))
  expect(cards()).toHaveLength(2)
  expect(location.search).toBe('?stars=4')
  await user.click(screen.getByRole('button', { name: /^1점\s*0$/ }))
  expect(screen.getByText(reviewTexts.ko.noneLikeThis)).toBeVisible()
  await user.click(screen.getByRole('button', { name: reviewTexts.ko.showAll }))
  expect(cards()).toHaveLength(5)
})

test('[REV-01] under five reviews have no bars; stars in the address filter them, and all can be shown', async () => {
  replyWithReviews('/v1/products/7/reviews', three)
  const { user } = await renderApp('/product/7/reviews?stars=5', { as: 'jihoon' })
  expect(await screen.findByText('리뷰 3개')).toBeVisible()
  expect(screen.queryByRole('list', { name: reviewTexts.ko.distribution })).not.toBeInTheDocument()
  expect(cards()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: reviewTexts.ko.showAll }))
  expect(cards()).toHaveLength(3)
})

test('[REV-01] without ratings shows 0.0 and the empty text', async () => {
  await renderApp('/product/25/reviews', { as: 'jihoon' })
  expect(await screen.findByText('0.0')).toBeVisible()
  expect(screen.getByText(reviewTexts.ko.noneLikeThis)).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: '라일락 브이넥 베스트' })).toBeVisible()
})

test.each(['/product/999999/reviews', '/product/coat/reviews'])('[REV-01, NAV-02] %s is not found', async (path) => {
  await renderApp(path, { as: 'jihoon' })
  expect(await screen.findByRole('heading', { level: 1, name: pageTexts.ko.notFound.title })).toBeVisible()
})

test('[REV-02] shows all reviews and goes back to the previous page', async () => {
  const { user } = await renderApp('/shop', { as: 'jihoon' })
  await user.click(await screen.findByRole('link', { name: pageTexts.ko.titles.reviews }))
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(100)
  await user.click(screen.getByRole('button', { name: reviewTexts.ko.back }))
  await waitFor(() => expect(location.pathname).toBe('/shop'))
})

test.each([
  ['/reviews', /^★4/, '/'],
  ['/product/7/reviews', /^4점\s*2$/, '/product/7'],
])(
  '[REV-01, REV-02] opened by its address, %s goes back to its parent, also after a filter and a reload',
  async (path, filter, home) => {
    replyWithReviews('/v1/reviews', three)
    replyWithReviews('/v1/products/7/reviews', five)
    const first = await renderApp(path, { as: 'jihoon' })
    await first.user.click(await screen.findByRole('button', { name: filter }))
    expect(location.search).not.toBe('')
    first.view.unmount()
    const { user } = await renderApp(path + location.search, { state: history.state })
    await user.click(await screen.findByRole('button', { name: filter }))
    await user.click(screen.getByRole('button', { name: reviewTexts.ko.back }))
    await waitFor(() => expect(location.pathname).toBe(home))
  },
)

test('[REV-02] the filter keeps reviews with photos or with so many stars, in the address too', async () => {
  replyWithReviews('/v1/reviews', three)
  const { user, view } = await renderApp('/reviews', { as: 'jihoon' })
  const filter = within(await screen.findByRole('group', { name: reviewTexts.ko.filters }))
  await user.click(filter.getByRole('button', { name: /^사진 리뷰/ }))
  expect(cards()).toHaveLength(1)
  expect(location.search).toBe('?show=photos')
  await user.click(filter.getByRole('button', { name: /^★4/ }))
  expect(cards()).toHaveLength(2)
  await user.click(filter.getByRole('button', { name: /^★1/ }))
  expect(screen.getByText(reviewTexts.ko.noneLikeThis)).toBeVisible()
  view.unmount()
  await renderApp('/reviews?show=4')
  await screen.findAllByRole('article')
  expect(cards()).toHaveLength(2)
})

test('[REV-02, REV-04] a card names its product; the word for more is shown where the text is cut', async () => {
  replyWithReviews('/v1/reviews', [review(1, { description: '가'.repeat(71) }), review(2)])
  await renderApp('/reviews', { as: 'jihoon' })
  await screen.findAllByRole('article')
  const [cut, whole] = cards()
  if (!cut || !whole) throw new Error('two cards')
  for (const card of [cut, whole]) {
    expect(within(card).getByRole('link', { name: /^트렌치코트/ })).toHaveAttribute('href', '/product/7')
    expect(card).toHaveTextContent('5.0')
  }
  expect(open(0)).toHaveAttribute('data-cut', 'true')
  expect(open(1)).toHaveAttribute('data-cut', 'false')
})

test('[REV-02] without any review shows the empty text', async () => {
  replyWithReviews('/v1/reviews', [])
  await renderApp('/reviews', { as: 'jihoon' })
  expect(await screen.findByText(reviewTexts.ko.none)).toBeVisible()
})

test('[REV-03] the viewer moves to the next review, always at its first photo', async () => {
  replyWithReviews('/v1/reviews', [three[1] ?? {}, review(9, { reviewImageUrls: ['c-640.avif', 'd-640.avif'] }), review(1)])
  const { user } = await renderApp('/reviews', { as: 'jihoon' })
  await screen.findAllByRole('article')
  await user.click(open(0))
  const viewer = within(screen.getByRole('dialog'))
  const shown = () => viewer.getByRole('img').getAttribute('alt')
  expect(viewer.getByText('1 / 3')).toBeVisible()
  expect(viewer.getByRole('button', { name: reviewTexts.ko.previous })).toHaveAttribute('aria-disabled', 'true')
  await user.click(viewer.getByRole('button', { name: '리뷰 사진 2' }))
  expect(shown()).toBe('리뷰 사진 2')
  await user.click(viewer.getByRole('button', { name: reviewTexts.ko.next }))
  expect(viewer.getByText('9번째 리뷰예요')).toBeVisible()
  expect(shown()).toBe('리뷰 사진 1')

  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe('리뷰 사진 2')
  await user.keyboard('{ArrowRight}')
  expect(viewer.getByText('3 / 3')).toBeVisible()
  expect(viewer.getByRole('button', { name: reviewTexts.ko.next })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{ArrowLeft}')
  expect(viewer.getByText('2 / 3')).toBeVisible()
  expect(shown()).toBe('리뷰 사진 1')
})

test('[REV-03] a swipe moves to the next review, which links to its product', async () => {
  replyWithReviews('/v1/reviews', [review(2), review(1)])
  const { user } = await renderApp('/reviews', { as: 'jihoon' })
  await screen.findAllByRole('article')
  await user.click(open(0))
  const words = within(screen.getByRole('dialog')).getByText('2번째 리뷰예요')
  const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true }
  fireEvent.pointerDown(words, { ...finger, clientX: 300 })
  fireEvent.pointerMove(words, { ...finger, clientX: 150 })
  fireEvent.pointerUp(words, { ...finger, clientX: 150 })
  expect(await screen.findByText('2 / 2')).toBeVisible()
  expect(screen.getByRole('link', { name: reviewTexts.ko.toProduct })).toHaveAttribute('href', '/product/7')
})

test('[REV-04, REV-05, REV-06] cuts text at 120 characters with a picture and at 70 without', async () => {
  const description = '가'.repeat(200)
  replyWithReviews('/v1/reviews', [review(8, { description, reviewImageUrls: ['a-640.avif'] }), review(5, { description })])
  await renderApp('/reviews', { as: 'jihoon' })
  await screen.findAllByRole('article')
  const [pictured, plain] = cards()
  expect(pictured).toHaveTextContent(`${'가'.repeat(120)}…`)
  expect(pictured).not.toHaveTextContent('가'.repeat(121))
  expect(plain).toHaveTextContent(`${'가'.repeat(70)}…`)
  expect(plain).not.toHaveTextContent('가'.repeat(71))
  expect(plain).toHaveTextContent('2026-11-21')
  expect([pictured, plain].map((card) => card?.dataset['variant'])).toEqual(['picture', 'mugwort'])
})

test('[REV-06] the variant of a card cycles through four by the review’s id', async () => {
  replyWithReviews(
    '/v1/reviews',
    [9, 8, 7, 6, 5, 4].map((id) => review(id)),
  )
  await renderApp('/reviews', { as: 'jihoon' })
  await screen.findAllByRole('article')
  const variants = cards().map((card) => card.dataset['variant'])
  expect(variants).toEqual(['mugwort', 'picture', 'lilac', 'beside', 'mugwort', 'picture'])
})
