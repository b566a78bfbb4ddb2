import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { press } from '../support/pick.ts'
import { withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Memo fails and is saved after all',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/' },
  beforeEach: withScenario('memo-fails'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

const MEMO = '다음 주에도 이렇게 입을래요'

export const SavedOnRetry: Story = {
  play: async ({ canvasElement, step }) => {
    const dialog = () => within(canvasElement).findByRole('dialog', { name: "Pickers' Notes" })
    await step('A memo is rewritten', async () => {
      await press(canvasElement, '고쳐 쓰기')
      const text = await within(await dialog()).findByRole('textbox', { name: '나의 메모' })
      await userEvent.clear(text)
      await userEvent.type(text, MEMO)
    })
    await step('What others wrote is read to its end', async () => {
      const others = await within(await dialog()).findAllByRole('listitem')
      others.at(-1)?.scrollIntoView()
    })
    await step('It is not saved, nothing is lost, and one sees why', async () => {
      await press(await dialog(), '저장')
      await waitFor(async () =>
        expect(await within(await dialog()).findByText('문제가 생겼어요. 잠시 후 다시 시도해 주세요.')).toBeVisible(),
      )
      await expect(within(await dialog()).getByRole('textbox')).toHaveValue(MEMO)
      const { left, top, height } = within(await dialog())
        .getByRole('alert')
        .getBoundingClientRect()
      await expect(canvasElement.ownerDocument.elementFromPoint(left + 2, top + height / 2)).toHaveRole('alert')
    })
    await step('The second try is, and home shows it', async () => {
      await press(await dialog(), '저장')
      await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
      await expect(within(canvasElement).getByText(MEMO)).toBeVisible()
    })
  },
}
