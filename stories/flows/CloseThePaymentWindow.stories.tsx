import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { goToCheckout, payInWindow } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { expectHeading } from '../support/expectations.ts'
import { clickLink } from '../support/interactions.ts'
import { closeOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, withPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * A shopper changes their mind in the payment window and closes it. The order fails, nothing is charged, the cart is
 * unchanged, and one press leads back to the checkout as it was.
 */
const meta = {
  title: 'Close the payment window · 결제창 닫기',
  id: 'flows-closethepaymentwindow',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-cancelled')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const ThenTryAgain: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-08', 'CART-07'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    let orderId = ''
    await step('The payment window opens', async () => {
      await goToCheckout(canvasElement)
      orderId = await payInWindow(canvasElement, '가상계좌')
    })
    await step('The shopper closes it', async () => {
      await closeOrder(orderId)
      closePaymentWindow()
    })
    await step('The result says that the payment was cancelled; the cart is unchanged', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('사용자가 결제를 취소하였습니다.')
      await expect(await readOrderStatuses()).toEqual(['FAILED'])
      await expect(canvas.getByRole('link', { name: '장바구니, 상품 1개' })).toBeVisible()
    })
    await step('One press leads back to the checkout with the same payment method', async () => {
      await clickLink(canvasElement, '다시 결제하기')
      await expectHeading(canvasElement, '주문·결제')
      await expect(await canvas.findByRole('radio', { name: '가상계좌' })).toBeChecked()
    })
  },
}
