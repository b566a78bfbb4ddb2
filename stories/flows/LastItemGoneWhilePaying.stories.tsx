import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { now } from '../../mocks/db/clock.ts'
import { sellOut, sizes } from '../../mocks/scenarios/purchases.ts'
import { Router } from '../../src/app/Router.tsx'
import { approve, closeWindow, orderInWindow, orderStates, stubWindow, toCheckout } from '../support/payment.ts'
import { press } from '../support/pick.ts'
import { updateWorld, withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Last item gone while paying',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: async (context) => {
    await withScenario('pay-last-item-race')(context)
    return stubWindow()
  },
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const PaymentVoided: Story = {
  tags: ['PAY-08', 'CART-07', 'CART-08'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The window is open', async () => {
      await toCheckout(canvasElement)
      await canvas.findByRole('radio', { name: /염지훈/ })
      await press(canvasElement, /결제하기$/)
    })
    await step('Somebody else buys the last one, then the shopper agrees', async () => {
      const orderId = await orderInWindow()
      await updateWorld((tx) => sellOut(tx, sizes.sheerCardigan, now(tx.counters)))
      await approve(orderId)
      closeWindow()
    })
    await step('It failed, nothing is charged, and the cart says what is gone', async () => {
      const failure = await canvas.findByRole('alert')
      await expect(failure).toHaveTextContent('결제가 완료되지 않았어요')
      await expect(failure).toHaveTextContent('품절되었어요')
      await expect(await orderStates()).toEqual(['FAILED'])
      await expect(canvas.getByRole('link', { name: '장바구니, 상품 1개' })).toBeVisible()
    })
  },
}
