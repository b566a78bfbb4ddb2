import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../src/ui/feedback/Skeleton.tsx'

const meta = {
  title: 'Skeleton · 불러오는 자리',
  id: 'ui-skeleton',
  component: Skeleton,
  args: { label: '불러오는 중이에요' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Images: Story = {}
export const Portraits: Story = { args: { shape: '4:5', count: 6 } }
export const Lines: Story = { args: { shape: 'line', count: 3 } }
export const Blocks: Story = { args: { shape: 'block', count: 2 } }
