import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { ELEVEN_MB, OVER_THREE_MB, createPhoto } from '../support/photos.ts'
import { App } from '../support/app.tsx'
import { expectText } from '../support/expectations.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * A shopper reviews a delivered product. A photo of 11 MB is refused without losing the text, one over 3 MB is made smaller
 * in the browser, and the review is saved.
 */
const meta = {
  title: 'Review with a large photo · 큰 사진 리뷰',
  id: 'flows-reviewwithlargephoto',
  component: App,
  parameters: { layout: 'fullscreen', path: patterns.orders },
  beforeEach: withScenario('review-big-photo'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const REVIEW_TEXT = '사진보다 색이 조금 더 깊고 따뜻해요'

export const ResizedAndSubmitted: Story = {
  tags: ['core'],
  parameters: { requirements: ['REV-09', 'REV-10', 'REV-13'] },
  play: async ({ canvasElement, step }) => {
    const body = within(document.body)
    const choose = async (file: File) => userEvent.upload(await body.findByLabelText(/사진 추가/), file)
    const findReviewButtons = () => within(canvasElement).queryAllByRole('button', { name: /리뷰 쓰기$/ })
    // Only cards near the viewport render: scroll down to a delivered order.
    await waitFor(async () => {
      scrollBy(0, 400)
      await expect(findReviewButtons()[0]).toBeInTheDocument()
    })
    const before = findReviewButtons().length
    await step('The shopper starts a review from an order', async () => {
      await userEvent.click(findReviewButtons()[0] ?? canvasElement)
      await userEvent.type(await body.findByRole('textbox', { name: '리뷰' }), REVIEW_TEXT)
    })
    await step('A photo of 11 MB is rejected', async () => {
      await choose(await createPhoto({ minBytes: ELEVEN_MB }))
      await expectText(document.body, '파일은 10MB 이하만 올릴 수 있어요')
      await expect(body.getByRole('textbox', { name: '리뷰' })).toHaveValue(REVIEW_TEXT)
    })
    await step('A photo over 3 MB is resized', async () => {
      await choose(await createPhoto({ width: 3000, height: 2000, minBytes: OVER_THREE_MB }))
      await waitFor(() => expect(body.getByRole('img', { name: '사진 1' })).toBeVisible())
    })
    await step('The review is submitted and its order line has no review button', async () => {
      await userEvent.click(body.getByRole('button', { name: '리뷰 남기기' }))
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(findReviewButtons()).toHaveLength(before - 1))
    })
  },
}
