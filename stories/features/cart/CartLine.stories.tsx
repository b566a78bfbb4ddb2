import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CartLine } from '../../../src/features/cart/CartLine.tsx'
import { PriceTag } from '../../../src/features/catalogue/PriceTag.tsx'
import { QuantityStepper } from '../../../src/ui/QuantityStepper.tsx'
import { picture } from '../../support/pictures.ts'

function Stepper({ first = 1 }: { first?: number }) {
  const [value, setValue] = useState(first)
  return (
    <QuantityStepper
      value={value}
      onChange={setValue}
      labels={{ group: '수량', decrease: '하나 빼기', increase: '하나 더하기' }}
    />
  )
}

const meta = {
  title: 'Cart · 장바구니/Cart line · 장바구니 상품',
  id: 'features-cart-cartline',
  component: CartLine,
  args: {
    picture: picture('knit'),
    name: '버건디 브이넥 가디건',
    detail: 'M',
    price: <PriceTag price="21,600원" discount="10%" list={{ price: '24,000원', label: '정가' }} />,
    stepper: <Stepper />,
    removeLabel: '버건디 브이넥 가디건 빼기',
    removeText: '빼기',
    onRemove: fn(),
  },
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '버건디 브이넥 가디건 빼기' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const PriceChanged: Story = { args: { notice: '가격이 바뀌었어요' } }
export const SoldOut: Story = {
  args: { isStruck: true, notice: '품절됐어요. 주문에서 빠져요.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('group', { name: '수량' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '버건디 브이넥 가디건 빼기' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const LongName: Story = {
  args: { name: '스트라이프 포플린 셔츠와 와이드 핀턱 슬랙스가 함께 있는 아주 긴 이름의 세트 상품' },
}
