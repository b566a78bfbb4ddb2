import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QuantityStepper } from '../../src/ui/controls/QuantityStepper.tsx'

const meta = {
  title: 'Quantity stepper · 수량 조절',
  id: 'ui-quantitystepper',
  component: QuantityStepper,
  args: { value: 2, max: 3, onChange: fn(), labels: { group: '수량', decrease: '수량 줄이기', increase: '수량 늘리기' } },
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '수량 늘리기' }))
    await expect(args.onChange).toHaveBeenCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: '수량 줄이기' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}
export const AtMinimum: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '수량 줄이기' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const AtMaximum: Story = {
  args: { value: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '수량 늘리기' })).toHaveAttribute('aria-disabled', 'true')
  },
}
