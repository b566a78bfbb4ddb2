import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { goToCheckout, payInWindow } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { approveOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, withPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * The provider issues an account number instead of charging anything. The result page shows the account, the amount and the
 * deadline, and the order waits for the deposit.
 */
const meta = {
  title: 'Pay by virtual account · 가상계좌 결제',
  id: 'flows-paybyvirtualaccount',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-virtual-account')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const DepositSlip: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-10'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The cart leads to the checkout', () => goToCheckout(canvasElement))
    await step('The provider issues an account number', async () => {
      await approveOrder(await payInWindow(canvasElement, '가상계좌'), 'VBank')
    })
    await step('The result shows the account, the amount and the deadline', async () => {
      closePaymentWindow()
      const slip = await canvas.findByRole('region', { name: '입금할 가상계좌' })
      await expect(slip).toHaveTextContent('입금 금액41,500원')
      await expect(slip).toHaveTextContent('2026년 11월 24일 23:59까지')
      await expect(await readOrderStatuses()).toEqual(['WAITING_FOR_DEPOSIT'])
    })
  },
}
