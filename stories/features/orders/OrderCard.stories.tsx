import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OrderCard } from '../../../src/features/orders/OrderCard.tsx'
import { orderFixture } from '../../support/orderFixture.ts'

const meta = {
  title: 'Orders · 주문/Order card · 주문 카드',
  id: 'features-orders-ordercard',
  component: OrderCard,
  args: {
    order: orderFixture({ status: 'WAITING_FOR_DEPOSIT', isVirtualAccountPayment: true, paidAmount: 0 }),
    onMount: fn(),
    onOpen: fn(),
    onReview: fn(),
  },
} satisfies Meta<typeof OrderCard>
export default meta
type Story = StoryObj<typeof meta>

export const WaitingForDeposit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '주문 취소' }))
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'cancel', orderId: args.order.orderId })
  },
}
export const WithNote: Story = { args: { order: orderFixture({ status: 'PARTIAL_CANCELED', paidAmount: 223_300 }) } }
export const Cancelled: Story = { args: { order: orderFixture({ status: 'CANCELED', paidAmount: 223_300 }) } }
