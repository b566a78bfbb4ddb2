import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { goToCheckout, payInWindow } from '../support/checkoutSteps.ts'
import { withApp } from '../support/app.tsx'
import { expectHeading } from '../support/expectations.ts'
import { approveOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, stubPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * A shopper pays from a bank account. The transfer is settled at once, so the result is the same as a card's: the
 * order is paid, and nothing is left to do.
 */
const meta = {
  title: 'Pay by bank transfer · 계좌이체 결제',
  id: 'flows-paybybanktransfer',
  component: Router,
  tags: ['autodocs'],
  decorators: [withApp],
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: async (context) => {
    await withScenario('pay-card')(context)
    return stubPaymentWindow()
  },
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const PaidAtOnce: Story = {
  parameters: { requirements: ['CHK-05', 'PAY-08'] },
  play: async ({ canvasElement, step }) => {
    let orderId = ''
    await step('The cart leads to the checkout', () => goToCheckout(canvasElement))
    await step('The shopper selects the method and presses pay', async () => {
      orderId = await payInWindow(canvasElement, '계좌이체')
    })
    await step('The provider approves the payment and its window closes', async () => {
      await approveOrder(orderId, 'DirectBank')
      closePaymentWindow()
    })
    await step('The result page shows a paid order', async () => {
      await expectHeading(canvasElement, '결제가 완료됐어요')
      await expect(await readOrderStatuses()).toEqual(['CONFIRMED'])
    })
  },
}
