import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { goToCheckout, pressPay } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { approveOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, findOrderIdInWindow, withPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * The ordinary way: from the cart through the checkout to the payment window, and after its approval to the result. The cart
 * is empty then, and the order is paid.
 */
const meta = {
  title: 'Pay by card · 신용카드 결제',
  id: 'flows-paybycard',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-card')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const PaymentCompleted: Story = {
  tags: ['core'],
  parameters: { requirements: ['CHK-07', 'PAY-01', 'PAY-08', 'CART-07'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The cart leads to the checkout', () => goToCheckout(canvasElement))
    await step('The pay button opens the payment window and creates the order', async () => {
      await pressPay(canvasElement)
      await approveOrder(await findOrderIdInWindow())
    })
    await step('The window closes and the result page appears', async () => {
      closePaymentWindow()
      await waitFor(async () => expect(await canvas.findByRole('heading', { name: '결제가 완료됐어요' })).toBeVisible())
      await expect(canvas.getByRole('link', { name: '장바구니' })).toBeVisible()
      await expect(await readOrderStatuses()).toEqual(['CONFIRMED'])
    })
  },
}
