import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { goToCheckout, payInWindow } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { expectHeading, expectText } from '../support/expectations.ts'
import { clickLink } from '../support/interactions.ts'
import { approveOrder } from '../support/orderWorld.ts'
import { closePaymentWindow, withPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * Since the cart was filled, one product has another price and one is sold out. The cart shows the new price, and strikes what is
 * sold out: it is in neither the sum nor the order, and stays in the cart.
 */
const meta = {
  title: 'A cart that has changed · 그사이 바뀐 장바구니',
  id: 'flows-changedcart',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('cart-stale')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const PriceAndStock: Story = {
  tags: ['core'],
  parameters: { requirements: ['CART-05', 'CART-08', 'CHK-02'] },
  play: async ({ canvasElement, step }) => {
    await step('The cart marks the changed price and the sold-out product', async () => {
      await expectText(canvasElement, /^가격이 바뀌었어요/)
      await expectText(canvasElement, '품절됐어요. 합계에서 뺐어요.')
    })
    await step('The checkout has what the sum has', () => goToCheckout(canvasElement))
    await step('The pay button has the sum, and the payment succeeds', async () => {
      await waitFor(() =>
        expect(within(canvasElement).getByRole('button', { name: /결제하기$/ })).toHaveTextContent(/^54,000원 결제하기$/),
      )
      await approveOrder(await payInWindow(canvasElement))
      closePaymentWindow()
      await expectHeading(canvasElement, '결제가 완료됐어요')
      await expect(within(canvasElement).getByText('54,000원')).toBeVisible()
    })
    await step('What is sold out is still in the cart', async () => {
      await clickLink(canvasElement, '장바구니, 상품 1개')
      await expectText(canvasElement, '품절됐어요. 합계에서 뺐어요.')
    })
  },
}
