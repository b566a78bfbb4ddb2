import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from 'react-router-dom'
import { Icon } from '../../src/ui/Icon.tsx'
import { Menu, MenuGroup } from '../../src/ui/controls/Menu.tsx'

const meta = {
  title: 'Menu · 메뉴',
  id: 'ui-menu',
  component: Menu,
  args: {
    label: '내 계정',
    icon: <Icon name="person" />,
    children: (
      <>
        <Link to="/account/orders">주문 내역</Link>
        <button type="button">로그아웃</button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '내 계정' }))
    await userEvent.click(canvas.getByRole('link', { name: '주문 내역' }))
    await expect(canvas.queryByRole('link', { name: '주문 내역' })).toBeNull()
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '내 계정' }))
    await expect(canvas.getByRole('link', { name: '주문 내역' })).toBeVisible()
  },
}
export const WithChoices: Story = {
  args: {
    children: (
      <>
        <Link to="/account/orders">주문 내역</Link>
        <MenuGroup label="언어">
          <button type="button" aria-pressed="true">
            한국어
          </button>
          <button type="button" aria-pressed="false">
            English
          </button>
        </MenuGroup>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '내 계정' }))
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible()
  },
}
export const ClosesOnBlur: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <a href="#next">다음</a>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '내 계정' }))
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.queryByRole('button', { name: '로그아웃' })).toBeNull()
  },
}
