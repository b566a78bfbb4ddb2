import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pulse } from '../../src/ui/feedback/Pulse.tsx'

const meta = {
  title: 'Pulse · 실시간 표시',
  id: 'ui-pulse',
  component: Pulse,
  args: { children: '실시간 · 1,284명' },
} satisfies Meta<typeof Pulse>
export default meta
type Story = StoryObj<typeof meta>

export const WithCount: Story = {}
export const WithoutCount: Story = { args: { children: '실시간' } }
