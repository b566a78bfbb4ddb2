import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { App } from '../support/app.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { findOrderCard, submitCancellation } from '../support/orderSteps.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * Of an order with three lines the shopper cancels one, then the others. The card says what was refunded for each line, and
 * with the last line the whole order is cancelled.
 */
const meta = {
  title: 'Cancel line by line · 부분 취소',
  id: 'flows-cancellinebyline',
  component: App,
  parameters: { layout: 'fullscreen', path: '/account/orders' },
  beforeEach: withScenario('cancel-partial'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

async function cancelLine(canvasElement: HTMLElement, status: string, reason: string) {
  await clickButton(await findOrderCard(canvasElement, status), / 취소$/)
  await submitCancellation(canvasElement, '이 상품만 취소할까요?', reason, '부분 취소')
  return findDialog(canvasElement, '부분 취소가 완료됐어요')
}

export const ThreeLines: Story = {
  tags: ['core'],
  parameters: { requirements: ['ORD-09', 'ORD-04'] },
  play: async ({ canvasElement, step }) => {
    await step('The shopper cancels one of three lines', async () => {
      await cancelLine(canvasElement, '결제완료', '하나는 필요 없어졌어요')
    })
    await step('The card marks the line as cancelled and shows its refund', async () => {
      await clickButton(screen.getByRole('dialog'), '돌아가기')
      const card = await findOrderCard(canvasElement, '부분취소')
      await expect(within(card).getByText('취소완료')).toBeVisible()
      await expect(within(card).getByText(/^환불 금액 -/)).toBeVisible()
      await expect(within(card).queryByRole('button', { name: '주문 취소' })).toBeNull()
    })
    await step('The shopper cancels the other lines one by one', async () => {
      await clickButton(await cancelLine(canvasElement, '부분취소', '이것도요'), '돌아가기')
      const [first] = await within(canvasElement).findAllByRole('article')
      await waitFor(() => expect(within(first ?? canvasElement).getAllByText('취소완료')).toHaveLength(2))
      await clickButton(first ?? canvasElement, / 취소$/)
      await submitCancellation(canvasElement, '이 상품만 취소할까요?', '마지막 하나까지', '부분 취소')
    })
    await step('The order is cancelled with its last line', async () => {
      await clickButton(await findDialog(canvasElement, '부분 취소가 완료됐어요'), '돌아가기')
      const [first] = await within(canvasElement).findAllByRole('article')
      await waitFor(() => expect(within(first ?? canvasElement).getByText('취소완료')).toBeVisible())
      await expect(within(first ?? canvasElement).getAllByRole('button')).toHaveLength(1)
    })
  },
}
