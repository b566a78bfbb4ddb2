import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QueryError } from '../../src/components/QueryError.tsx'
import { Spinner } from '../../src/ui/Spinner.tsx'

const meta = {
  title: 'Query error · 불러오기 오류',
  id: 'components-queryerror',
  tags: ['autodocs'],
  component: QueryError,
  args: { message: null, loading: <Spinner label="불러오는 중" />, onRetry: fn() },
} satisfies Meta<typeof QueryError>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeAFailure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('불러오는 중')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const Failed: Story = {
  args: { message: { text: '네트워크 오류가 발생했어요. 잠시 후 다시 시도해 주세요.' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('네트워크 오류가 발생했어요')
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
