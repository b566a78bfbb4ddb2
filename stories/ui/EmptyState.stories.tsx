import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../src/ui/controls/Button.tsx'
import { EmptyState } from '../../src/ui/feedback/EmptyState.tsx'
import { StateBlock } from '../../src/ui/feedback/StateBlock.tsx'

const meta = {
  title: 'Empty state · 빈 상태',
  id: 'ui-emptystate',
  component: EmptyState,
  subcomponents: { StateBlock },
  args: { title: '아직 등록된 리뷰가 없어요' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithAction: Story = {
  args: { title: '장바구니가 비어 있어요', action: <ButtonLink to="/shop">쇼핑하러 가기</ButtonLink> },
}
export const AllOfAPage: Story = {
  args: { title: '아직 주문 내역이 없어요', isAll: true, action: <ButtonLink to="/shop">쇼핑하러 가기</ButtonLink> },
}
