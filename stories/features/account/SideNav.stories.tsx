import type { Meta, StoryObj } from '@storybook/react-vite'
import { SideNav } from '../../../src/features/account/SideNav.tsx'

const meta = {
  title: 'Account · 내 정보/Account menu · 내 정보 메뉴',
  id: 'features-account-sidenav',
  component: SideNav,
  parameters: { path: '/account/orders' },
  args: {
    label: '내 계정 메뉴',
    links: [
      { to: '/account/profile', label: '회원정보' },
      { to: '/account/orders', label: '주문 내역' },
      { to: '/account/reviews', label: '내 리뷰' },
    ],
  },
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const CurrentItem: Story = {}
export const OverflowOnPhone: Story = {
  args: {
    links: ['회원정보와 배송지', '지금까지의 주문 내역', '내가 쓴 모든 리뷰'].map((label) => ({ to: `/${label}`, label })),
  },
}
