import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectPaid, goToCheckout, payBy } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { withPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * A shopper lets the phone company charge the amount to the monthly bill. The result is the same as a card's. Not to be
 * confused with paying on a phone, which is about the device.
 */
const meta = {
  title: 'Pay by phone bill · 휴대폰 소액결제',
  id: 'flows-paybyphonebill',
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
    await step('The shopper pays by the phone bill in the payment window', () => payBy(canvasElement, '휴대폰', 'HPP'))
    await step('The window closes, and the result page shows a paid order', () => expectPaid(canvasElement))
  },
}
