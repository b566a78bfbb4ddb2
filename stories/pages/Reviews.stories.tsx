import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { ReviewsPage } from '../../src/features/reviews/ReviewsPage.tsx'
import { expectRetryButton, expectText } from '../support/expectations.ts'
import { networkErrorHandler, pendingHandler, successHandler } from '../support/handlers.ts'
import { updateWorld, withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

/** The newest forty: axe reads all 130 for half a minute on a busy machine. */
const withFortyReviews = async (context: Parameters<ReturnType<typeof withScenario>>[0]) => {
  await withScenario('reviews-all')(context)
  await updateWorld((tx) => {
    const newest = tx.reviews.findMany(undefined, { orderBy: { createdAt: 'desc' } })
    for (const { id } of newest.slice(40)) tx.reviews.delete((q) => q.where({ id }))
  })
}

/**
 * Masonry by the browser where it has it; elsewhere each card spans as many rows of 4 px as it is high, measured before the first
 * paint, so cards keep their order without long gaps. A card opens the viewer on film base: photo left and text right from
 * tablets on, stacked on phones. Swipes and arrow keys go through the photos and on to the next review; the two buttons go from
 * review to review and stop at the ends. Large text reduces the number of columns.
 */
const meta = {
  title: 'Reviews · 리뷰',
  id: 'pages-reviews',
  component: ReviewsPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: patterns.reviews, route: patterns.reviews },
  beforeEach: withFortyReviews,
} satisfies Meta<typeof ReviewsPage>
export default meta
type Story = StoryObj<typeof meta>

/** The places of cards that another one covers. */
function overlapping(cards: readonly HTMLElement[]) {
  const boxes = cards.map((card) => card.getBoundingClientRect())
  return boxes.filter((one, at) =>
    boxes
      .slice(at + 1)
      .some((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom),
  )
}

export const AllReviews: Story = {
  tags: ['core'],
  parameters: { screen: true, requirements: ['REV-02'] },
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByRole('article')
    // A face that arrives changes their heights, and the rows follow.
    await waitFor(() => expect(overlapping(cards.slice(0, 24))).toEqual([]))
  },
}

export const ReviewOpened: Story = {
  parameters: { requirements: ['REV-03'] },
  play: async ({ canvasElement }) => {
    const [first = document.body] = await within(canvasElement).findAllByRole('button', { name: /^더 보기: / })
    await userEvent.click(first)
    const viewer = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(viewer.getByRole('button', { name: '다음 리뷰' }))
    await expect(viewer.getByText(/^2 \/ \d+$/)).toBeInTheDocument()
  },
}

export const NoReviewsYet: Story = {
  beforeEach: withScenario('reviews-all'),
  parameters: { msw: { handlers: [successHandler('reviews', [])] } },
  play: ({ canvasElement }) => expectText(canvasElement, '아직 등록된 리뷰가 없어요'),
}

export const Loading: Story = {
  beforeEach: withScenario('reviews-all'),
  parameters: { msw: { handlers: [pendingHandler('reviews')] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('불러오는 중이에요')).toBeInTheDocument()
  },
}

export const NetworkError: Story = {
  beforeEach: withScenario('reviews-all'),
  parameters: { msw: { handlers: [networkErrorHandler('reviews')] } },
  play: async ({ canvasElement }) => {
    await expectRetryButton(canvasElement)
    await expectText(canvasElement, /^네트워크 오류가 발생했어요/)
  },
}
