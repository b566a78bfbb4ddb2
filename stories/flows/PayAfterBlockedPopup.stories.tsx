import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { goToCheckout, pressPay } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { clickButton } from '../support/interactions.ts'
import { approveOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, findOrderIdInWindow, withPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * The browser blocks the payment window. A message says so before anything is ordered, and the second press opens the
 * window and pays: there is one order.
 */
const meta = {
  title: 'Pay after a blocked popup · 팝업 차단 후 결제',
  id: 'flows-payafterblockedpopup',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: withPaymentWindow(withScenario('pay-popup-blocked'), 1),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const SingleOrder: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-03'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The browser blocks the popup: a message, no order', async () => {
      await goToCheckout(canvasElement)
      await pressPay(canvasElement)
      const words = await screen.findByText('결제창을 열지 못했어요. 팝업 차단을 확인해 주세요.')
      await waitFor(() => expect(words).toBeVisible())
      await expect(await readOrderStatuses()).toEqual([])
    })
    await step('The second click pays', async () => {
      await clickButton(document.body, '다시 결제하기')
      await approveOrder(await findOrderIdInWindow())
      closePaymentWindow()
      await waitFor(async () => expect(await canvas.findByRole('heading', { name: '결제가 완료됐어요' })).toBeVisible())
      await expect(await readOrderStatuses()).toEqual(['CONFIRMED'])
    })
  },
}
