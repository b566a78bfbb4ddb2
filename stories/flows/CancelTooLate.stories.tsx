import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { passTime } from '../../mocks/db/clock.ts'
import { App } from '../support/app.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { fillRefundAccount, findOrderCard } from '../support/orderSteps.ts'
import { scenarioStart, updateWorld, withScenario } from '../support/scenario.ts'

/**
 * The order ships while the shopper types the reason of a cancellation. The server refuses, a dialog says why, and the
 * words that were typed are not lost.
 */
const meta = {
  title: 'It ships before it is cancelled · 취소 전에 시작된 배송',
  id: 'flows-canceltoolate',
  component: App,
  parameters: { layout: 'fullscreen', path: scenarioStart },
  beforeEach: withScenario('cancel-too-late'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const AFTER_SHIPPING_MS = 61_000
const REASON = '다른 색으로 살게요'

export const ShippedMeanwhile: Story = {
  tags: ['core'],
  parameters: { requirements: ['ORD-09'] },
  play: async ({ canvasElement, step }) => {
    await step('The shopper types a reason', async () => {
      await clickButton(await findOrderCard(canvasElement, '상품준비중'), '주문 취소')
      const dialog = await findDialog(canvasElement, '주문을 취소할까요?')
      await fillRefundAccount(dialog)
      await userEvent.type(within(dialog).getByRole('textbox', { name: '취소 사유' }), REASON)
    })
    await step('The order ships', () => updateWorld((tx) => void passTime(tx.counters, AFTER_SHIPPING_MS)))
    await step('The server refuses to cancel it', async () => {
      await clickButton(await findDialog(canvasElement, '주문을 취소할까요?'), '주문 취소')
      await findDialog(canvasElement, '주문 취소 실패')
    })
    await step('The reason is not lost', async () => {
      await clickButton(screen.getByRole('dialog'), '돌아가기')
      const dialog = await findDialog(canvasElement, '주문을 취소할까요?')
      await expect(within(dialog).getByRole('textbox', { name: '취소 사유' })).toHaveValue(REASON)
    })
  },
}
