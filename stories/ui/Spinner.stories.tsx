import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { Placeholder } from '../../src/ui/feedback/Placeholder.tsx'
import { Spinner, SpinningRing } from '../../src/ui/Spinner.tsx'
import { WaitingPage } from '../../src/ui/feedback/WaitingPage.tsx'

const meta = {
  title: 'Spinner · 로딩',
  id: 'ui-spinner',
  component: Spinner,
  subcomponents: { SpinningRing, WaitingPage, Placeholder },
  args: { label: '로그인 중이에요' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('로그인 중이에요')
  },
}
export const Small: Story = { args: { size: 'small', label: '불러오는 중이에요' } }

export const OnItsOwnPage: Story = {
  render: () => (
    <Translated>
      <WaitingPage title="로그인 중이에요" text="잠시만 기다려 주세요" />
    </Translated>
  ),
}

export const WhileAPageLoads: Story = { render: () => <Placeholder /> }
