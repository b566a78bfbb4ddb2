import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SizeGuideDialog } from '../../../src/features/product/SizeGuideDialog.tsx'

const meta = {
  component: SizeGuideDialog,
  args: { category: '아우터', sizes: ['S', 'M', 'L'], onClose: fn() },
} satisfies Meta<typeof SizeGuideDialog>
export default meta
type Story = StoryObj<typeof meta>

const selectedTab = (body: HTMLElement) => within(body).getByRole('tab', { selected: true })

export const Outerwear: Story = {}
export const Shoes: Story = {
  args: { category: '액세서리', sizes: ['230', '240', '250'] },
  play: async () => {
    const body = document.body
    await waitFor(() => expect(within(body).getByRole('row', { name: /^240/ })).toBeVisible())
    selectedTab(body).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(selectedTab(body)).toHaveFocus()
  },
}
export const Jeans: Story = { args: { category: '하의', sizes: ['26', '27', '28'] } }
export const UnknownCategory: Story = { args: { category: '신발', sizes: ['FREE'] } }
