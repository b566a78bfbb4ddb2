import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SizeGuideDialog } from '../../../src/features/product/SizeGuideDialog.tsx'

const meta = {
  title: 'Product · 상품/Size guide · 사이즈 가이드',
  id: 'features-product-sizeguide',
  component: SizeGuideDialog,
  args: { category: '아우터', name: '헤링본 울 싱글 코트', sizes: ['S', 'M', 'L'], onClose: fn() },
} satisfies Meta<typeof SizeGuideDialog>
export default meta
type Story = StoryObj<typeof meta>

const selectedTab = (body: HTMLElement) => within(body).getByRole('tab', { selected: true })

export const Outerwear: Story = {}
export const Shoes: Story = {
  args: { category: '액세서리', name: '머스터드 캔버스 스니커즈', sizes: ['230', '240', '250'] },
  play: async () => {
    const body = document.body
    await waitFor(() => expect(within(body).getByRole('row', { name: /^240/ })).toBeVisible())
    selectedTab(body).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(selectedTab(body)).toHaveFocus()
  },
}
export const Jeans: Story = { args: { category: '하의', name: '인디고 와이드 데님', sizes: ['26', '27', '28'] } }
export const UnknownCategory: Story = { args: { category: '신발', name: '새 상품', sizes: ['FREE'] } }
