import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { now } from '../../mocks/db/clock.ts'
import { sellOut, sizes } from '../../mocks/scenarios/purchases.ts'
import { goToCheckout, pressPay } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { approveOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, findOrderIdInWindow, withPaymentWindow } from '../support/paymentWindow.ts'
import { updateWorld, withScenario } from '../support/scenario.ts'

/**
 * Another shopper buys the last piece while the payment window is open. The approval fails, the payment is voided, and the
 * result says why. The cart keeps the line.
 */
const meta = {
  title: 'Sold out while paying · 결제 중 품절',
  id: 'flows-soldoutwhilepaying',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-last-item-race')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const PaymentVoided: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-08', 'CART-07', 'CART-08'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The payment window opens', async () => {
      await goToCheckout(canvasElement)
      await pressPay(canvasElement)
    })
    await step('Another shopper buys the last item before the payment is approved', async () => {
      const orderId = await findOrderIdInWindow()
      await updateWorld((tx) => sellOut(tx, sizes.sheerCardigan, now(tx.counters)))
      await approveOrder(orderId)
      closePaymentWindow()
    })
    await step('The payment fails and the cart keeps the item', async () => {
      const failure = await canvas.findByRole('alert')
      await expect(failure).toHaveTextContent('결제가 완료되지 않았어요')
      await expect(failure).toHaveTextContent('품절되었어요')
      await expect(await readOrderStatuses()).toEqual(['FAILED'])
      await expect(canvas.getByRole('link', { name: '장바구니, 상품 1개' })).toBeVisible()
    })
  },
}
