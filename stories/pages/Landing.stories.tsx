import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { Landing } from '../../src/features/landing/Landing.tsx'
import { withVisitorLayout } from '../support/screenDecorators.tsx'

/**
 * Ten pictures scroll in a zigzag, in one row on desktops, in two on phones, at least as wide as the screen, so that none is seen
 * twice (OPEN-58); the copies that follow are hidden from keyboard and screen readers. A pressed picture grows to the right half
 * and is circled; the headline and three numbered features stand together left of it, on phones below. Headline and button are in
 * the first view of 320 × 568, 390 × 844, 1280 × 720 and 1366 × 768.
 */
const meta = {
  title: 'Landing · 첫 화면',
  id: 'pages-landing',
  component: Landing,
  decorators: [withVisitorLayout],
  parameters: { layout: 'fullscreen', path: patterns.home },
} satisfies Meta<typeof Landing>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['core'],
  parameters: { screen: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '스타일 사진' })
    await expect(within(list).getAllByRole('button')).toHaveLength(10)
  },
}

/** The strip stands still, so the button alone looks different. */
export const MotionPaused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '움직임 멈추기' }))
    await expect(within(canvasElement).getByRole('button', { name: '다시 움직이기' })).toBeVisible()
  },
}

export const PictureTapped: Story = {
  play: async ({ canvasElement }) => {
    const [first = document.body] = within(within(canvasElement).getByRole('list', { name: '스타일 사진' })).getAllByRole(
      'button',
    )
    await userEvent.click(first)
    const overlay = await within(canvasElement).findByRole('dialog', { name: 'Find Your Perfect Style' })
    await expect(within(overlay).getByRole('link', { name: '나의 Pick 남기러 가기' })).toHaveAttribute('href', '/login')
  },
}
