import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup } from '../../src/ui/controls/RadioGroup.tsx'

const meta = {
  title: 'Radio group · 라디오 버튼',
  id: 'ui-radiogroup',
  component: RadioGroup,
  args: {
    legend: '성별',
    value: '',
    onChoose: fn(),
    choices: [
      { value: 'W', label: '여성' },
      { value: 'M', label: '남성' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const NoneSelected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '남성' }))
    await expect(args.onChoose).toHaveBeenCalledWith('M')
  },
}
export const Selected: Story = { args: { value: 'W' } }
export const Invalid: Story = { args: { error: '모든 항목을 선택해 주세요' } }
export const OneDisabled: Story = {
  args: {
    value: 'W',
    choices: [
      { value: 'W', label: '여성' },
      { value: 'M', label: '남성', isDisabled: true },
    ],
  },
}
