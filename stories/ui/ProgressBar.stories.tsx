import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from '../../src/ui/feedback/ProgressBar.tsx'

const meta = {
  title: 'Progress bar · 진행 막대',
  id: 'ui-progressbar',
  component: ProgressBar,
  args: { label: '42% 올렸어요', share: 0.42 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Determinate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '42% 올렸어요' })).toHaveAttribute('value', '0.42')
  },
}
export const Indeterminate: Story = { args: { label: '올리는 중이에요', share: undefined } }
