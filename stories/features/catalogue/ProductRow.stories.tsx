import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/ui/controls/Button.tsx'
import { ProductRow } from '../../../src/features/catalogue/ProductRow.tsx'
import { PriceTag } from '../../../src/features/catalogue/PriceTag.tsx'
import { picturePath } from '../../support/pictures.ts'

const meta = {
  title: 'Product · 상품/Product row · 상품 한 줄',
  id: 'features-catalogue-productrow',
  component: ProductRow,
  args: {
    product: { id: 1, name: '울 블렌드 오버 블레이저', imageUrl: picturePath('blazer') },
    detail: 'M · 1개',
    price: <PriceTag product={{ price: 143_200 }} />,
  },
} satisfies Meta<typeof ProductRow>
export default meta
type Story = StoryObj<typeof meta>

export const InCheckout: Story = {
  args: { price: <PriceTag product={{ price: 179_000, discountedPrice: 143_200 }} /> },
}
export const Cancellable: Story = {
  args: {
    aside: (
      <Button variant="quiet" size="compact">
        취소
      </Button>
    ),
  },
}
export const Reviewable: Story = { args: { aside: <Button size="compact">리뷰 쓰기</Button> } }
export const Cancelled: Story = { args: { isStruck: true, aside: <span>취소완료</span> } }
