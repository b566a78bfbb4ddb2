import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OrderDetail } from '../../../src/features/orders/OrderDetail.tsx'
import { orderFixture } from '../../support/orderFixture.ts'

const meta = {
  title: 'Orders · 주문/Order detail · 주문 상세',
  id: 'features-orders-orderdetail',
  component: OrderDetail,
  args: { order: orderFixture(), onClose: fn() },
} satisfies Meta<typeof OrderDetail>
export default meta
type Story = StoryObj<typeof meta>

const virtualAccount = {
  bankName: '신한은행',
  accountNumber: '56211102003004',
  totalAmount: 223_300,
  accountHolderName: null,
  dueDate: '2026-11-24T23:59:59+09:00',
}
const [first, second] = orderFixture().details

const cancelHandlers = { onCancel: fn(), onCancelLine: fn() }

export const Paid: Story = { args: cancelHandlers }
export const WaitingForDeposit: Story = {
  args: {
    ...cancelHandlers,
    order: orderFixture({ status: 'WAITING_FOR_DEPOSIT', isVirtualAccountPayment: true, virtualAccount: virtualAccount }),
  },
}
export const OneLineCancelled: Story = {
  args: {
    ...cancelHandlers,
    order: orderFixture({
      status: 'PARTIAL_CANCELED',
      details: first && second ? [{ ...first, isCanceled: true, canPartialCancel: false }, second] : [],
    }),
  },
}
export const PaymentFailed: Story = {
  args: { order: orderFixture({ status: 'FAILED', failMessage: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.' }) },
}
export const Cancelled: Story = { args: { order: orderFixture({ status: 'CANCELED' }) } }
export const CancelledBeforeDeposit: Story = {
  args: { order: orderFixture({ status: 'CANCELED', isVirtualAccountPayment: true, virtualAccount, paidAmount: 0 }) },
}
export const LineCancelledBeforeDeposit: Story = {
  args: {
    ...cancelHandlers,
    order: orderFixture({
      status: 'WAITING_FOR_DEPOSIT',
      isVirtualAccountPayment: true,
      virtualAccount: { ...virtualAccount, totalAmount: 80_100 },
      details: first && second ? [{ ...first, isCanceled: true, canPartialCancel: false }, second] : [],
    }),
  },
}
export const ReadOnly: Story = {}
