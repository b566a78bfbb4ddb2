import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Policies } from '../../../src/features/product/Policies.tsx'

const meta = {
  title: 'Product · 상품/Shipping and exchange · 배송, 교환, 환불',
  id: 'features-product-policies',
  component: Policies,
} satisfies Meta<typeof Policies>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const ExchangeDialog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '교환과 환불' }))
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible())
  },
}
