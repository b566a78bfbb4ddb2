import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../src/ui/feedback/Badge.tsx'

const meta = {
  title: 'Badge · 배지',
  id: 'ui-badge',
  component: Badge,
  args: { children: 'NEW EPISODE' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const EpisodeInProgress: Story = {}
export const ComingSoon: Story = { args: { variant: 'soon', children: 'COMING SOON' } }
