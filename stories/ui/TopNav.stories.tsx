import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from 'react-router-dom'
import { Icon } from '../../src/ui/Icon.tsx'
import { CountBadge, IconLink } from '../../src/ui/controls/IconButton.tsx'
import { Menu } from '../../src/ui/controls/Menu.tsx'
import { TopNav } from '../../src/ui/layout/TopNav.tsx'
import { Wordmark } from '../../src/ui/layout/Wordmark.tsx'

const brand = (
  <Link to="/">
    <Wordmark />
  </Link>
)
const memberLinks = (
  <>
    <Link to="/account/profile">회원정보 수정</Link>
    <Link to="/account/orders">주문 내역</Link>
    <button type="button">로그아웃</button>
  </>
)
const visitorLinks = (
  <>
    <Link to="/login">로그인</Link>
    <Link to="/guest/orders">비회원 주문조회</Link>
  </>
)
const withCart = (count: number, links = memberLinks) => (
  <>
    <IconLink to="/cart" label={`장바구니 ${count}개`}>
      <Icon name="bag" />
      <CountBadge count={count} />
    </IconLink>
    <Menu label="내 계정" icon={<Icon name="person" />}>
      {links}
    </Menu>
  </>
)

const meta = {
  title: 'Top navigation · 상단 메뉴',
  id: 'ui-topnav',
  component: TopNav,
  args: {
    brand,
    label: '주 메뉴',
    links: [
      { to: '/trend', label: '트렌드' },
      { to: '/community', label: '커뮤니티' },
      { to: '/shop', label: '샵' },
      { to: '/reviews', label: '리뷰' },
    ],
    actions: withCart(2),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof TopNav>
export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '내 계정' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '주문 내역' })).toBeNull()
  },
}
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
export const CurrentPage: Story = {
  parameters: { path: '/shop/7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '샵' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '리뷰' })).not.toHaveAttribute('aria-current')
  },
}
export const EmptyCart: Story = { args: { actions: withCart(0) } }
export const LargeCartCount: Story = { args: { actions: withCart(128) } }
export const SignedOut: Story = { args: { links: [], actions: withCart(0, visitorLinks) } }
export const AccountMenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '내 계정' }))
    await expect(canvas.getByRole('link', { name: '주문 내역' })).toBeVisible()
  },
}
