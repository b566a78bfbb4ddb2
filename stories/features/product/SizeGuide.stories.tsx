import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SizeGuideDialog } from '../../../src/features/product/SizeGuideDialog.tsx'

const meta = {
  title: 'Product · 상품/Size guide · 사이즈 가이드',
  id: 'features-product-sizeguide',
  component: SizeGuideDialog,
  args: { category: '아우터', sizes: ['S', 'M', 'L', 'XL'], onClose: fn() },
} satisfies Meta<typeof SizeGuideDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Clothes: Story = {}
export const Jeans: Story = { args: { category: '하의', sizes: ['26', '27', '28'] } }
export const Shoes: Story = { args: { category: '액세서리', sizes: ['230', '235', '240'] } }
export const Bag: Story = { args: { category: '액세서리', sizes: ['FREE'] } }
