import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderProgress } from '../../../src/features/orders/OrderProgress.tsx'
import { orderFixture } from '../../support/orderFixture.ts'

const virtualAccount = {
  bankName: '신한은행',
  accountNumber: '56211102003004',
  totalAmount: 223_300,
  accountHolderName: null,
  dueDate: '2026-11-24T23:59:59+09:00',
}
const paidByDeposit = { isVirtualAccountPayment: true, virtualAccount }

const meta = {
  title: 'Orders · 주문/Order progress · 주문 진행',
  id: 'features-orders-orderprogress',
  component: OrderProgress,
  args: { order: orderFixture() },
} satisfies Meta<typeof OrderProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}
export const WaitingForDeposit: Story = { args: { order: orderFixture({ status: 'WAITING_FOR_DEPOSIT', ...paidByDeposit }) } }
export const Preparing: Story = { args: { order: orderFixture({ status: 'PREPARING' }) } }
export const Shipping: Story = { args: { order: orderFixture({ status: 'SHIPPING' }) } }
export const Delivered: Story = { args: { order: orderFixture({ status: 'DELIVERED' }) } }
export const PartlyCancelled: Story = { args: { order: orderFixture({ status: 'PARTIAL_CANCELED' }) } }
export const Cancelled: Story = { args: { order: orderFixture({ status: 'CANCELED' }) } }
export const CancelledBeforeDeposit: Story = {
  args: { order: orderFixture({ status: 'CANCELED', ...paidByDeposit, paidAmount: 0 }) },
}
export const Failed: Story = { args: { order: orderFixture({ status: 'FAILED' }) } }
