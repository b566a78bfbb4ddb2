import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { patterns, toProductReviews } from '../../src/config/paths.ts'
import { ProductReviewsPage } from '../../src/features/reviews/ProductReviewsPage.tsx'
import { expectRetryButton, expectText, waitUntilLoaded } from '../support/expectations.ts'
import { errorHandler, pendingHandler } from '../support/handlers.ts'
import { withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

/** The product with the most reviews in the seed, and one with a single review. */
const MOST_REVIEWED_ID = 55
const ONCE_REVIEWED_ID = 49

/**
 * The title is on the left, the reviews on the right; beside fewer than three reviews stands the product. Below the name: the
 * mean with one decimal, the count, and the distribution of stars, whose rows filter the list. Cards have two columns on phones,
 * a single one the whole width, three on desktops.
 */
const meta = {
  title: 'Product reviews · 상품 리뷰',
  id: 'pages-productreviews',
  component: ProductReviewsPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: toProductReviews(MOST_REVIEWED_ID), route: patterns.productReviews },
  beforeEach: withScenario('reviews-all'),
} satisfies Meta<typeof ProductReviewsPage>
export default meta
type Story = StoryObj<typeof meta>

export const WithReviews: Story = {
  tags: ['core'],
  parameters: { screen: true },
  play: async ({ canvasElement }) => {
    await waitUntilLoaded(canvasElement)
    await expect(within(canvasElement).getAllByRole('article').length).toBeGreaterThan(30)
  },
}

export const OneReview: Story = {
  parameters: { path: toProductReviews(ONCE_REVIEWED_ID) },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: '리뷰' })
    await expect(within(list).getByRole('article')).toBeVisible()
  },
}

export const NoMatchingReviews: Story = {
  parameters: { path: `${toProductReviews(ONCE_REVIEWED_ID)}?stars=1` },
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, '조건에 맞는 리뷰가 없어요')
    await expect(within(canvasElement).getByRole('button', { name: '전체 보기' })).toBeVisible()
  },
}

export const NoReviewsYet: Story = {
  parameters: { path: toProductReviews(25) },
  beforeEach: withScenario('product-no-reviews'),
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, '0.0')
    await expectText(canvasElement, '조건에 맞는 리뷰가 없어요')
  },
}

export const Loading: Story = {
  beforeEach: withScenario('reviews-all'),
  parameters: { msw: { handlers: [pendingHandler('products/:id/reviews')] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('불러오는 중이에요')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: withScenario('reviews-all'),
  parameters: { msw: { handlers: [errorHandler('products/:id/reviews')] } },
  play: ({ canvasElement }) => expectRetryButton(canvasElement),
}

export const UnknownProduct: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { path: toProductReviews(999_999) },
  play: ({ canvasElement }) => expectText(canvasElement, '찾을 수 없는 페이지예요'),
}
