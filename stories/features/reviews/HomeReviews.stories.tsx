import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HomeReviews } from '../../../src/features/reviews/HomeReviews.tsx'
import { pageDecorators } from '../../support/decorators.tsx'
import { pendingHandler } from '../../support/handlers.ts'
import { withScenario } from '../../support/scenario.ts'

const meta = {
  title: 'Reviews · 리뷰/Reviews on the home page · 홈 리뷰',
  id: 'features-reviews-homereviews',
  component: HomeReviews,
  decorators: pageDecorators,
} satisfies Meta<typeof HomeReviews>
export default meta
type Story = StoryObj<typeof meta>

export const ReviewOpened: Story = {
  beforeEach: withScenario('home-coming-soon'),
  play: async ({ canvasElement }) => {
    const [card = document.body] = await within(canvasElement).findAllByRole('button', { name: /^더 보기: / })
    await userEvent.click(card)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('link', { name: '상품 보러 가기' })).toBeInTheDocument()
  },
}
export const Loading: Story = {
  beforeEach: withScenario('home-coming-soon'),
  parameters: { msw: { handlers: [pendingHandler('reviews/preview')] } },
}
