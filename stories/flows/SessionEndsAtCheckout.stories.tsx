import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { goToCheckout, pressPay } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { readOrderStatuses } from '../support/orderWorld.ts'
import { isPaymentWindowClosed, withPaymentWindow } from '../support/paymentWindow.ts'
import { changeWorldOnOrder, withScenario } from '../support/scenario.ts'

/**
 * The server has ended the session when the shopper presses pay. The login page opens and the payment window closes.
 * Nothing was ordered, and the cart waits for the next sign-in.
 */
const meta = {
  title: 'The session ends at the checkout · 결제 직전 로그아웃',
  id: 'flows-sessionendsatcheckout',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-card')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const OnPay: Story = {
  tags: ['core'],
  parameters: { requirements: ['AUTH-19'] },
  play: async ({ canvasElement, step, msw }) => {
    await step('The shopper is at the checkout when the session ends', async () => {
      await goToCheckout(canvasElement)
      // With the order: before it, the page's own request for prices would lead to the login page.
      changeWorldOnOrder(msw, (tx) => void tx.sessions.deleteMany())
    })
    await step('Paying leads to the login page and closes the payment window', async () => {
      await pressPay(canvasElement)
      await expect(await within(canvasElement).findByRole('button', { name: '네이버로 시작하기' })).toBeVisible()
      await waitFor(() => expect(isPaymentWindowClosed()).toBe(true))
    })
    // Nothing was ordered.
    await expect(await readOrderStatuses()).toEqual([])
  },
}
