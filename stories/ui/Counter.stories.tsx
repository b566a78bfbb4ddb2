import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Counter } from '../../src/ui/controls/Counter.tsx'

const meta = {
  title: 'Letter counter · 글자 수',
  id: 'ui-counter',
  component: Counter,
  args: { text: '가'.repeat(36), limit: 150, warnOver: 135 },
} satisfies Meta<typeof Counter>
export default meta
type Story = StoryObj<typeof meta>

export const BelowLimit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('36/150')).toBeVisible()
    await expect(canvas.queryByText(/남았어요/)).toBeNull()
  },
}
export const AtWarningThreshold: Story = { args: { text: '가'.repeat(135) } }
export const AboveWarningThreshold: Story = {
  args: { text: '가'.repeat(136) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('14자 남았어요')).not.toHaveLength(0)
  },
}
export const AtLimit: Story = { args: { text: '가'.repeat(150) } }
