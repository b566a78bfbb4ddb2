import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, within, waitFor } from 'storybook/test'
import { env } from '../../src/config/env.ts'
import { patterns } from '../../src/config/paths.ts'
import { MyReviewsPage } from '../../src/features/reviews/MyReviewsPage.tsx'
import { withAccountLayout } from '../support/decorators.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

const reviews = `${env.apiBase}v1/users/:userId/reviews`

/** Whole texts in the serif face of memos, and photos that open in the viewer. */
const meta = {
  title: 'My reviews · 내 리뷰',
  id: 'pages-myreviews',
  component: MyReviewsPage,
  decorators: [withAccountLayout, ...screenDecorators],
  parameters: { layout: 'fullscreen', path: patterns.myReviews, route: patterns.myReviews },
} satisfies Meta<typeof MyReviewsPage>
export default meta
type Story = StoryObj<typeof meta>

export const WithReviews: Story = {
  tags: ['core'],
  parameters: { screen: true },
  beforeEach: withScenario('my-reviews'),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('article')).length).toBeGreaterThan(1)
  },
}

export const PhotoViewer: Story = {
  beforeEach: withScenario('my-reviews'),
  play: async ({ canvasElement }) => {
    const pictured = (await within(canvasElement).findAllByRole('article')).find((one) => one.querySelector('img'))
    await clickButton(pictured ?? canvasElement, /리뷰 사진/)
    await expect(await findDialog(canvasElement, /.+/)).toBeVisible()
  },
}

export const NoReviewsYet: Story = {
  beforeEach: withScenario('orders-none'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('link', { name: '주문 내역 보기' })).toBeVisible())
  },
}

export const Loading: Story = {
  beforeEach: withScenario('my-reviews'),
  parameters: { msw: { handlers: [http.get(reviews, () => new Promise<never>(() => {}))] } },
}

export const Failed: Story = {
  beforeEach: withScenario('my-reviews'),
  parameters: { msw: { handlers: [http.get(reviews, () => HttpResponse.error())] } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeVisible())
  },
}
