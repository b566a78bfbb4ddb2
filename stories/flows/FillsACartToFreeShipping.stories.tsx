import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { withScenario, wholeApp } from '../support/scenario.tsx'
import { pressFirst, says } from '../support/shop.ts'

const meta = {
  title: 'flows/Fills a cart to free shipping',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withScenario('cart-below-free'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const AddOneProduct: Story = {
  tags: ['CART-04', 'PROD-06', 'NAV-04'],
  play: async ({ canvasElement, step }) => {
    const app = within(canvasElement)
    const follow = async (name: string | RegExp) => {
      const [link = document.body] = await app.findAllByRole('link', { name })
      await userEvent.click(link)
    }
    await step('Eleven thousand won are missing', () => says(canvasElement, '11,000원 더 담으면 무료배송이에요'))
    await step('The shop has something', async () => {
      await follow('샵')
      const [card] = await app.findAllByRole('article')
      await userEvent.click(within(card ?? canvasElement).getByRole('link'))
    })
    await step('A size of it goes into the cart', async () => {
      const sizes = within(await app.findByRole('group', { name: '사이즈' })).getAllByRole('button')
      await userEvent.click(sizes.find((size) => !size.hasAttribute('disabled')) ?? canvasElement)
      await pressFirst(canvasElement, /^장바구니( 담기)?$/)
      await follow('장바구니, 상품 2개')
    })
    await step('Shipping is free', async () => {
      await says(canvasElement, '무료배송이에요')
      await waitFor(() => expect(app.getAllByText('무료')[0]).toBeVisible())
    })
  },
}
