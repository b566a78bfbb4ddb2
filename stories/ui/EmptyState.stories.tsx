import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../src/ui/Button.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { NotFoundPage } from '../../src/ui/NotFoundPage.tsx'
import { StateBlock } from '../../src/ui/StateBlock.tsx'

const meta = {
  title: 'Empty state · 빈 상태',
  id: 'ui-emptystate',
  tags: ['autodocs'],
  component: EmptyState,
  subcomponents: { StateBlock, NotFoundPage },
  args: { title: '아직 등록된 리뷰가 없어요' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = { tags: ['smoke'] }
export const WithAction: Story = {
  args: { title: '장바구니가 비어 있어요', action: <ButtonLink to="/shop">쇼핑하러 가기</ButtonLink> },
}
export const FullPage: Story = {
  args: {
    isPage: true,
    title: '페이지를 찾을 수 없어요',
    text: '주소가 바뀌었거나 사라진 페이지예요.',
    action: <ButtonLink to="/">홈으로</ButtonLink>,
  },
}
export const AccessDenied: Story = {
  args: {
    isPage: true,
    variant: 'closed',
    title: '접근 권한이 없어요',
    text: '이 계정으로는 볼 수 없는 페이지예요.',
    action: <ButtonLink to="/">홈으로</ButtonLink>,
  },
}

export const UnknownAddress: Story = { render: () => <NotFoundPage /> }
