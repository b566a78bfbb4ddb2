import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../support/app.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { submitCancellation } from '../support/orderSteps.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * A guest finds an order by its number and a phone number. A wrong phone number finds nothing and keeps what was typed; the
 * right one opens the order, which can be cancelled there.
 */
const meta = {
  title: 'A guest finds an order · 비회원이 찾은 주문',
  id: 'flows-guestorderlookup',
  component: App,
  parameters: { layout: 'fullscreen', path: '/guest/orders' },
  beforeEach: withScenario('guest-cancel'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const WrongPhoneFirst: Story = {
  tags: ['core'],
  parameters: { requirements: ['GUEST-04', 'ORD-09'] },
  play: async ({ canvasElement, step }) => {
    const findPhoneField = () => within(canvasElement).getByRole('textbox', { name: '휴대폰 번호' })
    await step('A wrong phone number finds no order', async () => {
      await userEvent.type(await within(canvasElement).findByRole('textbox', { name: '주문번호' }), '20261121-QQQ64H6G2B')
      await userEvent.type(findPhoneField(), '01012345678')
      await clickButton(canvasElement, '주문 조회')
      await findDialog(canvasElement, '주문 조회 실패')
    })
    await step('The right phone number finds the order', async () => {
      await clickButton(within(canvasElement).getByRole('dialog'), '다시 입력하기')
      await userEvent.clear(findPhoneField())
      await userEvent.type(findPhoneField(), '01013572464')
      await clickButton(canvasElement, '주문 조회')
      const detail = await findDialog(canvasElement, '주문 상세')
      await expect(within(detail).getByText('결제완료')).toBeVisible()
    })
    await step('The guest cancels the order in its detail', async () => {
      await clickButton(await findDialog(canvasElement, '주문 상세'), '주문 취소')
      await submitCancellation(canvasElement, '주문을 취소할까요?', '다른 색으로 다시 살게요', '주문 취소')
      await clickButton(await findDialog(canvasElement, '주문 취소가 완료됐어요'), '돌아가기')
      const detail = await findDialog(canvasElement, '주문 상세')
      await waitFor(() => expect(within(detail).getByText('취소완료')).toBeVisible())
    })
  },
}
