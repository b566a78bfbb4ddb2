import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectPaid, goToCheckout, payBy } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { withPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * A shopper pays from a bank account. The transfer is settled at once, so the result is the same as a card's: the
 * order is paid, and nothing is left to do.
 */
const meta = {
  title: 'Pay by bank transfer · 계좌이체 결제',
  id: 'flows-paybybanktransfer',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-card')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const PaidAtOnce: Story = {
  tags: ['core'],
  parameters: { requirements: ['CHK-05', 'PAY-08'] },
  play: async ({ canvasElement, step }) => {
    await step('The cart leads to the checkout', () => goToCheckout(canvasElement))
    await step('The shopper pays from a bank account in the payment window', () => payBy(canvasElement, '계좌이체', 'DirectBank'))
    await step('The window closes, and the result page shows a paid order', () => expectPaid(canvasElement))
  },
}
