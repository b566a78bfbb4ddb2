import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderProgress } from '../../../src/features/orders/OrderProgress.tsx'
import { orderFixture } from '../../support/orderFixture.ts'

const meta = {
  title: 'Orders · 주문/Order progress · 주문 진행',
  id: 'features-orders-orderprogress',
  component: OrderProgress,
  args: { order: orderFixture() },
} satisfies Meta<typeof OrderProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}
export const WaitingForDeposit: Story = { args: { order: orderFixture({ status: 'WAITING_FOR_DEPOSIT' }) } }
export const Preparing: Story = { args: { order: orderFixture({ status: 'PREPARING' }) } }
export const Shipping: Story = { args: { order: orderFixture({ status: 'SHIPPING' }) } }
