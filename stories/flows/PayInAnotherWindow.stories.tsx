import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { storedSession } from '../../src/api/session.ts'
import { goToCheckout, payInWindow, pressPay } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { expectHeading } from '../support/expectations.ts'
import { clickButton, findDialog } from '../support/interactions.ts'
import { approveOrder, readOrderStatuses } from '../support/orderWorld.ts'
import { closePaymentWindow, stubPaymentWindow } from '../support/paymentWindow.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * The same browser already pays in another window. The second press is not queued and creates no order: a dialog asks to
 * finish there. Once the other payment has ended, this one works.
 */
const meta = {
  title: 'Paying in another window · 다른 창에서 결제 중',
  id: 'flows-payinanotherwindow',
  component: App,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: async (context) => {
    await withScenario('pay-card')(context)
    const removeStub = stubPaymentWindow()
    await payElsewhere()
    return () => {
      endOtherPayment()
      return removeStub()
    }
  },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

let endOtherPayment = () => {}

/** Holds the lock that a payment of the same person in another window holds. */
const payElsewhere = () =>
  new Promise<void>((started) => {
    void navigator.locks.request(`pickers-paying:${storedSession().userId}`, () => {
      started()
      return new Promise<void>((end) => {
        endOtherPayment = end
      })
    })
  })

export const OneAtATime: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-03'] },
  play: async ({ canvasElement, step }) => {
    await step('The shopper presses pay while another window pays', async () => {
      await goToCheckout(canvasElement)
      await pressPay(canvasElement)
    })
    await step('A dialog says so; nothing was ordered', async () => {
      const dialog = await findDialog(canvasElement, '결제를 시작하지 못했어요')
      await expect(dialog).toHaveTextContent('다른 창에서 결제하고 있어요')
      await expect(await readOrderStatuses()).toEqual([])
      await clickButton(dialog, '확인')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('After the other payment this window pays', async () => {
      endOtherPayment()
      await approveOrder(await payInWindow(canvasElement))
      closePaymentWindow()
      await expectHeading(canvasElement, '결제가 완료됐어요')
    })
  },
}
