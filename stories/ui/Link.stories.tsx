import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Link, PlaceLink } from '../../src/ui/Link.tsx'

const Here = () => <p>{useLocation().pathname}</p>

const meta = {
  component: Link,
  args: { to: '/shop', children: '쇼핑하러 가기' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Followed: Story = {
  render: (args) => (
    <Routes>
      <Route path="/shop" element={<Here />} />
      <Route path="*" element={<Link {...args} />} />
    </Routes>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '쇼핑하러 가기' }))
    await expect(canvas.getByText('/shop')).toBeVisible()
  },
}

export const OpenedInAnotherTab: Story = {
  ...Followed,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '쇼핑하러 가기' })
    // What the app leaves alone is the browser's to do, and would open a tab: stopped only after the app has seen it.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await fireEvent.click(link, { ctrlKey: true })
    await expect(canvas.queryByText('/shop')).toBeNull()
    await expect(link).toBeVisible()
  },
}

export const OneOfSeveral: Story = {
  parameters: { path: '/shop/7' },
  render: () => (
    <nav aria-label="주 메뉴">
      <PlaceLink to="/shop">샵</PlaceLink> <PlaceLink to="/reviews">리뷰</PlaceLink>
    </nav>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '샵' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '리뷰' })).not.toHaveAttribute('aria-current')
  },
}
