import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Masonry } from '../../src/ui/layout/Masonry.tsx'

const heights = [220, 90, 140, 60, 180, 100, 70, 130, 110, 160]
const items = heights.map((height, at) => ({
  key: at + 1,
  node: <div style={{ height, background: 'var(--raised)' }}>{at + 1}</div>,
}))

const meta = {
  title: 'Masonry · 벽돌 배열',
  id: 'ui-masonry',
  component: Masonry,
  args: { label: '리뷰', items },
} satisfies Meta<typeof Masonry>
export default meta
type Story = StoryObj<typeof meta>

const getBoxes = (root: HTMLElement) => [...root.querySelectorAll('li > div > div')].map((card) => card.getBoundingClientRect())

export const MeasuredColumns: Story = {
  play: async ({ canvasElement }) => {
    const cards = getBoxes(canvasElement)
    const apart = cards.every((one, at) =>
      cards
        .slice(at + 1)
        .every(
          (other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        ),
    )
    await expect(apart).toBe(true)
    // No card leaves a large gap below the card above it.
    const gaps = cards.flatMap((card) => {
      const above = cards.filter(({ left, bottom }) => left === card.left && bottom <= card.top).map(({ bottom }) => bottom)
      return above.length > 0 ? [card.top - Math.max(...above)] : []
    })
    await expect(Math.max(...gaps)).toBeLessThan(30)
    const firstRow = cards.filter(({ top }) => top === cards[0]?.top)
    const shortest = firstRow.toSorted((one, other) => one.bottom - other.bottom)[0]
    await expect(cards[firstRow.length]?.left).toBe(shortest?.left)
  },
}
