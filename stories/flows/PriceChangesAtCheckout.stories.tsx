import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { WriteTx } from '../../mocks/db/collections.ts'
import { productOfStock, sizes } from '../../mocks/scenarios/purchases.ts'
import { goToCheckout, pressPay } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { expectHeading } from '../support/expectations.ts'
import { clickButton, findDialog } from '../support/interactions.ts'
import { approveOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, findOrderIdInWindow, isPaymentWindowClosed, withPaymentWindow } from '../support/paymentWindow.ts'
import { changeWorldOnOrder, withScenario } from '../support/scenario.ts'

/**
 * The price rises between the checkout and the press. The server refuses the order, the window closes, a dialog names the
 * product with both prices, and only a second press pays the new sum: no shopper pays an amount that was not shown.
 */
const meta = {
  title: 'The price changes at the checkout · 결제 직전 가격 변경',
  id: 'flows-pricechangesatcheckout',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-card')),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

function raisePrice(tx: WriteTx) {
  tx.products.update(productOfStock(tx, sizes.ribbedTurtleneck), { data: (draft) => void (draft.price += 1000) })
}

export const PaidAtNewPrice: Story = {
  tags: ['core'],
  parameters: { requirements: ['CHK-08', 'CART-08'] },
  play: async ({ canvasElement, msw, step }) => {
    await step('The shopper is at the checkout', () => goToCheckout(canvasElement))
    await step('The price rises with the press: a dialog names both prices, and nothing was ordered', async () => {
      changeWorldOnOrder(msw, raisePrice)
      await pressPay(canvasElement)
      const dialog = await findDialog(canvasElement, '결제를 시작하지 못했어요')
      await expect(await within(dialog).findByText('가격이 바뀌었어요 (39,000원 → 40,000원)')).toBeVisible()
      await expect(isPaymentWindowClosed()).toBe(true)
      await expect(await readOrderStatuses()).toEqual([])
    })
    await step('A second press pays the new sum', async () => {
      await clickButton(screen.getByRole('dialog'), '다시 결제하기')
      await approveOrder(await findOrderIdInWindow())
      closePaymentWindow()
      await expectHeading(canvasElement, '결제가 완료됐어요')
      await expect(within(canvasElement).getByText('42,500원')).toBeVisible()
    })
  },
}
