import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { goToCheckout, payInWindow } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { expectHeading } from '../support/expectations.ts'
import { clickLink } from '../support/interactions.ts'
import { approveOrder, declineOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, withPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * The card's limit is exceeded. The provider's reason and its code are shown as they came, and the shopper pays the same
 * cart by bank transfer. The server has two orders then, and only one of them is paid.
 */
const meta = {
  title: 'The payment is declined · 결제 거절',
  id: 'flows-paymentdeclined',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-declined')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const ThenAnotherMethod: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-08', 'CHK-05'] },
  play: async ({ canvasElement, step }) => {
    await step('The provider declines the card', async () => {
      await goToCheckout(canvasElement)
      await declineOrder(await payInWindow(canvasElement), 'limitExceeded')
    })
    await step('The result shows its reason and its code', async () => {
      closePaymentWindow()
      const failure = await within(canvasElement).findByRole('alert')
      await expect(failure).toHaveTextContent(/한도초과로 결제에 실패했습니다.*61/)
    })
    await step('The shopper tries again by bank transfer', async () => {
      await clickLink(canvasElement, '다시 결제하기')
      await approveOrder(await payInWindow(canvasElement, '계좌이체'), 'DirectBank')
    })
    await step('The second order is paid', async () => {
      closePaymentWindow()
      await expectHeading(canvasElement, '결제가 완료됐어요')
      await expect(await readOrderStatuses()).toEqual(['FAILED', 'CONFIRMED'])
    })
  },
}
