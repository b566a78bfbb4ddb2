import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorState } from '../../src/ui/feedback/ErrorState.tsx'
import { StateBlock } from '../../src/ui/feedback/StateBlock.tsx'

const meta = {
  title: 'Error state · 오류 상태',
  id: 'ui-errorstate',
  component: ErrorState,
  subcomponents: { StateBlock },
  args: { message: '네트워크 오류가 발생했어요. 잠시 후 다시 시도해 주세요.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('네트워크 오류가 발생했어요')
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const WithoutRetry: Story = { render: ({ message }) => <ErrorState message={message} /> }
export const KoreanMessageInEnglishPage: Story = {
  args: { message: '이미 참여한 에피소드예요.', lang: 'ko' },
  globals: { language: 'en' },
}
export const FullPage: Story = {
  args: { title: '화면을 보여 드리지 못했어요', message: '문제가 생겼어요. 다시 시도해 주세요.' },
}
