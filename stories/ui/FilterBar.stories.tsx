import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FilterBar } from '../../src/ui/controls/FilterBar.tsx'

const meta = {
  title: 'Filter bar · 필터',
  id: 'ui-filterbar',
  component: FilterBar,
  args: {
    label: '카테고리',
    value: '전체',
    onChoose: fn(),
    filters: [
      { value: '전체', label: '전체', count: 24 },
      { value: '아우터', label: '아우터', count: 8 },
      { value: '상의', label: '상의', count: 7 },
      { value: '하의', label: '하의', count: 5 },
      { value: '액세서리', label: '액세서리', count: 4 },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const AllSelected: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '전체' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '상의' }))
    await expect(args.onChoose).toHaveBeenCalledWith('상의')
  },
}
export const OneSelected: Story = { args: { value: '하의' } }
export const WithoutCounts: Story = {
  args: {
    filters: [
      { value: '전체', label: '전체' },
      { value: '아우터', label: '아우터' },
    ],
  },
}
export const ScrollsToSelected: Story = {
  args: { value: '액세서리' },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = (canvas.getByRole('group').parentElement ?? document.body).getBoundingClientRect()
    const chosen = canvas.getByRole('button', { name: /액세서리/ }).getBoundingClientRect()
    await expect(chosen.left).toBeGreaterThanOrEqual(bar.left)
    await expect(chosen.right).toBeLessThanOrEqual(bar.right)
  },
}
export const Sticky: Story = {
  render: (args) => (
    <div style={{ paddingTop: 80, minHeight: '160vh' }}>
      <FilterBar {...args} />
    </div>
  ),
}
