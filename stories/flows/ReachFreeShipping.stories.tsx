import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../support/app.tsx'
import { expectText } from '../support/expectations.ts'
import { clickButton, clickLink } from '../support/interactions.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * The cart is 11,000 won below free shipping and says so. The shopper adds a product from the shop, and shipping is free.
 */
const meta = {
  title: 'Reach free shipping · 무료배송 채우기',
  id: 'flows-reachfreeshipping',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withScenario('cart-below-free'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const AddOneProduct: Story = {
  tags: ['core'],
  parameters: { requirements: ['CART-04', 'PROD-06', 'NAV-04'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The cart is 11,000 won below free shipping', () => expectText(canvasElement, '11,000원 더 담으면 무료배송이에요'))
    await step('The shopper opens a product in the shop', async () => {
      await clickLink(canvasElement, '샵')
      const [card] = await canvas.findAllByRole('article')
      await userEvent.click(within(card ?? canvasElement).getByRole('link'))
    })
    await step('The shopper adds a size to the cart', async () => {
      const sizes = within(await canvas.findByRole('group', { name: '사이즈' })).getAllByRole('button')
      await userEvent.click(sizes.find((size) => !size.hasAttribute('disabled')) ?? canvasElement)
      await clickButton(canvasElement, /^장바구니( 담기)?$/)
      await canvas.findByRole('link', { name: '장바구니, 상품 2개' })
    })
    await step('Shipping is free', async () => {
      await clickLink(canvasElement, '장바구니, 상품 2개')
      await expectText(canvasElement, '무료배송이에요')
      await waitFor(() => expect(canvas.getAllByText('무료')[0]).toBeVisible())
    })
  },
}
