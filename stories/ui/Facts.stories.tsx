import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from '../../src/ui/layout/Facts.tsx'

const meta = {
  title: 'Facts · 항목과 값',
  id: 'ui-facts',
  component: Facts,
  args: {
    facts: [
      ['상품 금액', '143,200원'],
      ['배송비', '무료'],
      ['배송 메모', '부재 시 경비실에 맡겨 주세요.', 'long'],
      ['총 결제 금액', '143,200원', 'total'],
    ],
  },
} satisfies Meta<typeof Facts>
export default meta

export const Amounts: StoryObj<typeof meta> = {}
