import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChip } from '../../src/ui/feedback/StatusChip.tsx'

const meta = {
  title: 'Status chip · 상태 칩',
  id: 'ui-statuschip',
  component: StatusChip,
  args: { tone: 'solid', children: '결제완료' },
} satisfies Meta<typeof StatusChip>
export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const WaitingForDeposit: Story = { args: { tone: 'warning', children: '입금대기 · 3월 4일 23:59까지' } }
export const Preparing: Story = { args: { tone: 'info', children: '상품준비중' } }
export const Shipping: Story = { args: { tone: 'moving', children: '배송중' } }
export const Delivered: Story = { args: { tone: 'success', children: '배송완료' } }
export const PartiallyCancelled: Story = { args: { tone: 'outline', children: '부분취소' } }
export const Cancelled: Story = { args: { tone: 'ended', children: '취소완료' } }
export const Failed: Story = { args: { tone: 'danger', children: '결제실패' } }
export const Unknown: Story = { args: { tone: 'unknown', children: '상태 미정' } }
