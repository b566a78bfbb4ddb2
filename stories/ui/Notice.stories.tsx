import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from 'react-router-dom'
import { Notice } from '../../src/ui/feedback/Notice.tsx'

const onClose = fn()
const meta = {
  title: 'Notice · 알림',
  id: 'ui-notice',
  component: Notice,
  args: { action: <Link to="/">결제 결과 보기</Link>, onClose, children: '결제하던 주문이 완료됐어요.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('결제하던 주문이 완료됐어요.')
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }))
    await expect(onClose).toHaveBeenCalled()
  },
}
