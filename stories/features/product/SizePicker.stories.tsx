import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SizePicker } from '../../../src/features/product/SizePicker.tsx'

const meta = {
  title: 'Product · 상품/Size picker · 사이즈 선택',
  id: 'features-product-sizepicker',
  component: SizePicker,
  args: {
    legend: '사이즈',
    chosen: [],
    onToggle: fn(),
    sizes: [
      { value: 's', label: 'S' },
      { value: 'm', label: 'M' },
      { value: 'l', label: 'L', note: '3개 남음' },
      { value: 'xl', label: 'XL', note: '품절', isSoldOut: true },
    ],
  },
} satisfies Meta<typeof SizePicker>
export default meta
type Story = StoryObj<typeof meta>

export const NoneSelected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'M' }))
    await expect(args.onToggle).toHaveBeenCalledWith('m')
  },
}
export const OneSelected: Story = { args: { chosen: ['m'] } }
export const TwoSelected: Story = { args: { chosen: ['m', 'l'] } }
export const FewLeft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'L' })).toHaveAccessibleDescription('3개 남음')
  },
}
export const SoldOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'XL' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'XL' })).toHaveAccessibleDescription('품절')
  },
}
export const OneSize: Story = { args: { sizes: [{ value: 'free', label: 'FREE' }], chosen: ['free'] } }
