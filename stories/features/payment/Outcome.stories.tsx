import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { DepositAccount } from '../../../src/features/payment/DepositAccount.tsx'
import { Outcome } from '../../../src/features/payment/Outcome.tsx'

const actions = (
  <>
    <Button size="large">주문 내역 보기</Button>
    <Button size="large" variant="outline">
      홈으로 가기
    </Button>
  </>
)
const meta = {
  title: 'Payment · 결제/Payment outcome · 결제 결과',
  id: 'features-payment-outcome',
  component: Outcome,
  args: { tone: 'success', title: '결제가 완료됐어요', fact: '주문번호 20261121-8P4SRF7UYC', actions: actions },
} satisfies Meta<typeof Outcome>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Failure: Story = {
  args: { tone: 'failure', title: '결제가 완료되지 않았어요', code: '61', children: <p>한도초과로 결제에 실패했습니다.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('한도초과로 결제에 실패했습니다.')
  },
}
export const WithDepositSlip: Story = {
  args: {
    title: '주문을 받았어요.\n입금만 남았어요.',
    children: (
      <DepositAccount
        account={{
          bankName: '신한은행',
          accountNumber: '56284190448380',
          totalAmount: 223_300,
          accountHolderName: null,
          dueDate: '2026-11-24T23:59:59+09:00',
        }}
      />
    ),
  },
}
