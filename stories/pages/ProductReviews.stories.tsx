import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { patterns, toProductReviews } from '../../src/config/paths.ts'
import { ProductReviewsPage } from '../../src/pages/ProductReviewsPage.tsx'
import { withScenario, withStore } from '../support/scenario.tsx'
import { hanging, offersRetry, refusing, says, settles } from '../support/shop.ts'

/** The seed's most reviewed product. */
const MOST_REVIEWED_ID = 49

const meta = {
  component: ProductReviewsPage,
  decorators: [withStore],
  parameters: { layout: 'fullscreen', path: toProductReviews(MOST_REVIEWED_ID), route: patterns.productReviews },
  beforeEach: withScenario('reviews-all'),
} satisfies Meta<typeof ProductReviewsPage>
export default meta
type Story = StoryObj<typeof meta>

export const WithReviews: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('article'))[0]).toBeVisible()
    await settles(canvasElement)
  },
}

export const NoMatchingReviews: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^1점\s*0$/ }))
    await says(canvasElement, '조건에 맞는 리뷰가 없어요')
    await expect(within(canvasElement).getByRole('button', { name: '전체 보기' })).toBeVisible()
  },
}

export const NoReviewsYet: Story = {
  parameters: { path: toProductReviews(25) },
  beforeEach: withScenario('product-no-reviews'),
  play: async ({ canvasElement }) => {
    await says(canvasElement, '0.0')
    await says(canvasElement, '조건에 맞는 리뷰가 없어요')
  },
}

export const Loading: Story = {
  beforeEach: withScenario('reviews-all'),
  parameters: { msw: { handlers: [hanging('products/:id/reviews')] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('불러오는 중이에요')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: withScenario('reviews-all'),
  parameters: { msw: { handlers: [refusing('products/:id/reviews')] } },
  play: ({ canvasElement }) => offersRetry(canvasElement),
}

export const UnknownProduct: Story = {
  parameters: { path: toProductReviews(999_999) },
  play: ({ canvasElement }) => says(canvasElement, '찾을 수 없는 페이지예요'),
}
