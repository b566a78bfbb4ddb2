import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { goToCheckout, payInWindow } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { expectHeading } from '../support/expectations.ts'
import { approveOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, withPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * A shopper closes the payment window while the provider still decides. The result page does not guess: it asks the
 * server every two seconds, and shows the paid order once it knows.
 */
const meta = {
  title: 'The window closes while approving · 승인 도중 닫힌 결제창',
  id: 'flows-closewhileapproving',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-window-closed-early')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const PaidInTheEnd: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-08', 'PAY-14'] },
  play: async ({ canvasElement, step }) => {
    let orderId = ''
    await step('The payment window opens', async () => {
      await goToCheckout(canvasElement)
      orderId = await payInWindow(canvasElement)
    })
    await step('It closes before the provider has decided: the result page waits', async () => {
      closePaymentWindow()
      await expectHeading(canvasElement, '결제를 확인하고 있어요')
    })
    await step('The provider approves: the result page shows the paid order', async () => {
      await approveOrder(orderId)
      await expectHeading(canvasElement, '결제가 완료됐어요')
      await expect(await readOrderStatuses()).toEqual(['CONFIRMED'])
    })
  },
}
