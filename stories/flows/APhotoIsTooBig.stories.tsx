import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { Router } from '../../src/app/Router.tsx'
import { elevenMegabytes, overThree, photo } from '../support/photos.ts'
import { withScenario, wholeApp } from '../support/scenario.tsx'
import { says } from '../support/shop.ts'

const meta = {
  title: 'flows/A photo is too big',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: patterns.orders },
  beforeEach: withScenario('review-big-photo'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

/** The page of orders is a chunk of its own. */
const patience = { timeout: 8000 }
const words = '사진보다 색이 조금 더 깊고 따뜻해요'

export const ResizedAndSubmitted: Story = {
  tags: ['REV-09', 'REV-10', 'REV-13'],
  play: async ({ canvasElement, step }) => {
    const body = within(document.body)
    const choose = async (file: File) => userEvent.upload(await body.findByLabelText(/사진 더하기/), file)
    const waiting = () => within(canvasElement).queryAllByRole('button', { name: /리뷰 쓰기$/ })
    // Only what is near the view is drawn: a delivered order is further down.
    await waitFor(async () => {
      scrollBy(0, 400)
      await expect(waiting()[0]).toBeInTheDocument()
    }, patience)
    const before = waiting().length
    await step('A review is begun at its order', async () => {
      await userEvent.click(waiting()[0] ?? canvasElement)
      await userEvent.type(await body.findByRole('textbox', { name: '리뷰' }), words)
    })
    await step('Eleven megabytes are refused', async () => {
      await choose(await photo({ weight: elevenMegabytes }))
      await says(document.body, '파일은 10MB 이하만 올릴 수 있어요')
      await expect(body.getByRole('textbox', { name: '리뷰' })).toHaveValue(words)
    })
    await step('Three are made smaller', async () => {
      await choose(await photo({ width: 3000, height: 2000, weight: overThree }))
      await waitFor(() => expect(body.getByRole('img', { name: '사진 1' })).toBeVisible(), { timeout: 8000 })
    })
    await step('The review is registered; its line has no button any more', async () => {
      await userEvent.click(body.getByRole('button', { name: '리뷰 남기기' }))
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(waiting()).toHaveLength(before - 1))
    })
  },
}
