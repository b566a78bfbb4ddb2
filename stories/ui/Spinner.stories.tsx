import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '../../src/ui/Spinner.tsx'

const meta = { component: Spinner, args: { label: '로그인 중이에요' } } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('로그인 중이에요')
  },
}
export const Small: Story = { args: { size: 'small', label: '불러오는 중이에요' } }
