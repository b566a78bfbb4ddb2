import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { approve, closeWindow, orderInWindow, orderStates, stubWindow, toCheckout } from '../support/payment.ts'
import { press } from '../support/pick.ts'
import { withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Buys by card',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: async (context) => {
    await withScenario('pay-card')(context)
    return stubWindow()
  },
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const PaymentCompleted: Story = {
  tags: ['CHK-07', 'PAY-01', 'PAY-08', 'CART-07'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The cart leads to the checkout', () => toCheckout(canvasElement))
    await step('The press opens the window and makes the order', async () => {
      await canvas.findByRole('radio', { name: /염지훈/ })
      await press(canvasElement, /결제하기$/)
      await approve(await orderInWindow())
    })
    await step('The window closes, and the result is told', async () => {
      closeWindow()
      await waitFor(async () => expect(await canvas.findByRole('heading', { name: '결제가 완료됐어요' })).toBeVisible())
      await expect(canvas.getByRole('link', { name: '장바구니' })).toBeVisible()
      await expect(await orderStates()).toEqual(['CONFIRMED'])
    })
  },
}
