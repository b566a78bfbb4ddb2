import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/db/seed/personas.ts'
import { recordDeposit } from '../../mocks/rules/orders/deposits.ts'
import { latestOrder } from '../../mocks/scenarios/purchases.ts'
import { SCENARIO_START } from '../../mocks/scenarios/startScenario.ts'
import { App } from '../support/app.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { findOrderCard } from '../support/orderSteps.ts'
import { updateWorld, withScenario } from '../support/scenario.ts'

/**
 * The detail of an order is open while its deposit arrives at the bank. When the shopper comes back to the window, the
 * account is gone, the order is paid, and cancelling it now asks where the money goes.
 */
const meta = {
  title: 'A deposit arrives · 입금 확인',
  id: 'flows-depositarrives',
  component: App,
  parameters: { layout: 'fullscreen', path: '/account/orders' },
  beforeEach: withScenario('cancel-before-deposit'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const OrderDetailOpen: Story = {
  tags: ['core'],
  parameters: { requirements: ['ORD-11'] },
  play: async ({ canvasElement, step }) => {
    await step('The detail of an order waiting for its deposit shows the virtual account', async () => {
      await clickButton(await findOrderCard(canvasElement, /^입금대기/), '주문 상세')
      const detail = await findDialog(canvasElement, '주문 상세')
      await expect(within(detail).getByText('입금할 계좌')).toBeVisible()
    })
    await step('The bank reports the deposit', () =>
      updateWorld((tx) => {
        const { orderId, virtualAccount } = latestOrder(tx, personas.minseo.id, 'WAITING_FOR_DEPOSIT')
        recordDeposit(tx, { orderId, amount: virtualAccount?.amount ?? 0 }, SCENARIO_START)
      }),
    )
    await step('On focus the order is refetched and its open detail shows the payment', async () => {
      const detail = await findDialog(canvasElement, '주문 상세')
      await waitFor(async () => {
        // RTK Query ignores a focus event while the query is fetching.
        dispatchEvent(new Event('focus'))
        await expect(within(detail).getByText('결제완료')).toBeVisible()
      })
      await expect(within(detail).queryByText('입금할 계좌')).toBeNull()
    })
    await step('Cancelling now requires a refund account', async () => {
      await clickButton(await findDialog(canvasElement, '주문 상세'), '주문 취소')
      const dialog = await findDialog(canvasElement, '주문을 취소할까요?')
      await expect(within(dialog).getByRole('group', { name: '환불 계좌' })).toBeVisible()
    })
  },
}
