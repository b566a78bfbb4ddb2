import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { App } from '../support/app.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { fillRefundAccount, findOrderCard, submitCancellation } from '../support/orderSteps.ts'
import { scenarioStart, withScenario } from '../support/scenario.ts'

/**
 * A paid order is cancelled as a whole, with a reason. What was paid by card goes back to the card. What was deposited
 * needs an account for the refund, which the same form asks for.
 */
const meta = {
  title: 'Cancel a paid order · 결제한 주문 취소',
  id: 'flows-cancelpaidorder',
  component: App,
  parameters: { layout: 'fullscreen', path: scenarioStart },
  beforeEach: withScenario('cancel-card'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

async function expectCancelled(canvasElement: HTMLElement, card: HTMLElement) {
  await clickButton(await findDialog(canvasElement, '주문 취소가 완료됐어요'), '돌아가기')
  await waitFor(() => expect(within(card).getByText('취소완료')).toBeVisible())
}

export const PaidByCard: Story = {
  tags: ['core'],
  parameters: { requirements: ['ORD-06', 'ORD-09'] },
  play: async ({ canvasElement, step }) => {
    const card = await findOrderCard(canvasElement, '결제완료')
    await step('The shopper cancels the order with a reason', async () => {
      await clickButton(card, '주문 취소')
      await submitCancellation(canvasElement, '주문을 취소할까요?', '사이즈가 맞지 않아요', '주문 취소')
    })
    await step('The order is cancelled', () => expectCancelled(canvasElement, card))
  },
}

export const PaidByDeposit: Story = {
  parameters: { requirements: ['ORD-07', 'ORD-09'] },
  beforeEach: withScenario('cancel-deposit-paid'),
  play: async ({ canvasElement, step }) => {
    const card = await findOrderCard(canvasElement, '상품준비중')
    await step('The shopper opens the form of a deposited order', () => clickButton(card, '주문 취소'))
    await step('The form asks for the account of the refund', async () => {
      await fillRefundAccount(await findDialog(canvasElement, '주문을 취소할까요?'))
    })
    await step('With a reason the order is cancelled', async () => {
      await submitCancellation(canvasElement, '주문을 취소할까요?', '색이 달라요', '주문 취소')
      await expectCancelled(canvasElement, card)
    })
  },
}
