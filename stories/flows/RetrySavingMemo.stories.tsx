import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../support/app.tsx'
import { clickButton } from '../support/interactions.ts'
import { inWorld, withScenario } from '../support/scenario.ts'

/**
 * Saving a memo fails. The text stays, the error comes into view even below a long list of other memos, and the second
 * attempt saves it.
 */
const meta = {
  title: 'Save a memo again · 메모 다시 저장',
  id: 'flows-retrysavingmemo',
  component: App,
  parameters: { layout: 'fullscreen', path: '/' },
  beforeEach: withScenario('memo-fails'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const MEMO = '다음 주에도 이렇게 입을래요'

export const SavedOnRetry: Story = {
  tags: ['core'],
  play: async ({ canvasElement, step }) => {
    const findMemoDialog = () => within(canvasElement).findByRole('dialog', { name: "Pickers' Notes" })
    await step('The shopper edits the memo', async () => {
      await clickButton(canvasElement, '고쳐 쓰기')
      const text = await within(await findMemoDialog()).findByRole('textbox', { name: '나의 메모' })
      await userEvent.clear(text)
      await userEvent.type(text, MEMO)
    })
    await step('The shopper scrolls to the last of the other memos', async () => {
      const others = await within(await findMemoDialog()).findAllByRole('listitem')
      others.at(-1)?.scrollIntoView()
    })
    await step('Saving fails: the text stays and the error is in view', async () => {
      await clickButton(await findMemoDialog(), '메모 남기기')
      const message = inWorld({
        ko: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
        en: 'Something went wrong. Please try again in a moment.',
      })
      await waitFor(async () => expect(await within(await findMemoDialog()).findByText(message)).toBeVisible())
      await expect(within(await findMemoDialog()).getByRole('textbox')).toHaveValue(MEMO)
      const { left, top, height } = within(await findMemoDialog())
        .getByRole('alert')
        .getBoundingClientRect()
      const inView = canvasElement.ownerDocument.elementFromPoint(left + 2, top + height / 2)
      await expect(inView?.closest('[role]')).toHaveRole('alert')
    })
    await step('The second attempt saves the memo and the home page shows it', async () => {
      await clickButton(await findMemoDialog(), '메모 남기기')
      await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
      await expect(within(canvasElement).getByText(MEMO)).toBeVisible()
    })
  },
}
