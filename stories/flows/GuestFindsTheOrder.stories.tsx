import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Router } from '../../src/app/Router.tsx'
import { cancelBecause, dialogNamed, pressIn } from '../support/account.ts'
import { press } from '../support/pick.ts'
import { withScenario, wholeApp } from '../support/scenario.tsx'

const meta = {
  title: 'flows/Guest finds the order',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: '/guest/orders' },
  beforeEach: withScenario('guest-cancel'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const WrongPhoneFirst: Story = {
  tags: ['GUEST-04', 'ORD-09'],
  play: async ({ canvasElement, step }) => {
    const phone = () => within(canvasElement).getByRole('textbox', { name: '휴대폰 번호' })
    await step('With a wrong phone there is nothing', async () => {
      await userEvent.type(await within(canvasElement).findByRole('textbox', { name: '주문번호' }), '20261121-QQQ64H6G2B')
      await userEvent.type(phone(), '01012345678')
      await press(canvasElement, '주문 조회')
      await pressIn(await dialogNamed(canvasElement, '주문 조회 실패'), '확인')
    })
    await step('With the right one there it is', async () => {
      await userEvent.clear(phone())
      await userEvent.type(phone(), '01000000004')
      await press(canvasElement, '주문 조회')
      const detail = await dialogNamed(canvasElement, '주문 상세')
      await expect(within(detail).getByText('결제완료')).toBeVisible()
    })
    await step('And it can be cancelled there', async () => {
      await pressIn(await dialogNamed(canvasElement, '주문 상세'), '주문 취소')
      await cancelBecause(canvasElement, '주문을 취소할까요?', '다른 색으로 다시 살게요', '주문 취소')
      await pressIn(await dialogNamed(canvasElement, '주문 취소가 완료됐어요'), '확인')
      const detail = await dialogNamed(canvasElement, '주문 상세')
      await waitFor(() => expect(within(detail).getByText('취소완료')).toBeVisible())
    })
  },
}
