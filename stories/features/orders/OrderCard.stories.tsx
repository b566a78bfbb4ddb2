import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/Button.tsx'
import { OrderCard } from '../../../src/features/orders/OrderCard.tsx'
import { OrderLine } from '../../../src/features/orders/OrderLine.tsx'
import { PriceTag } from '../../../src/features/catalogue/PriceTag.tsx'
import { StatusChip } from '../../../src/ui/StatusChip.tsx'
import { picture } from '../../support/pictures.ts'

const meta = {
  title: 'Orders · 주문/Order card · 주문 카드',
  id: 'features-orders-ordercard',
  component: OrderCard,
  args: {
    label: '주문 PK-260302-0147',
    date: '2026년 3월 2일 14:20',
    chip: <StatusChip tone="warning">입금대기 · 3월 4일 23:59까지</StatusChip>,
    children: (
      <>
        <OrderLine
          picture={picture('blazer')}
          name="울 블렌드 오버 블레이저"
          detail="M · 1개"
          price={<PriceTag price="143,200원" />}
        />
        <OrderLine
          picture={picture('trousers')}
          name="와이드 핀턱 슬랙스"
          detail="S · 1개"
          price={<PriceTag price="80,100원" />}
        />
      </>
    ),
    total: { label: '총 결제 금액', value: '223,300원' },
    actions: (
      <>
        <Button variant="outline" size="compact">
          주문 상세
        </Button>
        <Button variant="outline" size="compact">
          주문 취소
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof OrderCard>
export default meta
type Story = StoryObj<typeof meta>

export const WaitingForDeposit: Story = {}
export const WithNote: Story = { args: { note: '환불 금액 -80,100원' } }
export const Cancelled: Story = {
  args: {
    chip: <StatusChip tone="ended">취소완료</StatusChip>,
    children: (
      <OrderLine
        isStruck
        picture={picture('bag')}
        name="소프트 레더 숄더백"
        detail="FREE · 1개"
        price={<PriceTag price="108,800원" />}
      />
    ),
    actions: undefined,
  },
}
