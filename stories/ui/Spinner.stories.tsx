import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CenteredPage } from '../../src/ui/CenteredPage.tsx'
import { Placeholder } from '../../src/ui/Placeholder.tsx'
import { Spinner, SpinningRing } from '../../src/ui/Spinner.tsx'

const meta = {
  title: 'Spinner · 로딩',
  id: 'ui-spinner',
  component: Spinner,
  subcomponents: { SpinningRing, CenteredPage, Placeholder },
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
  render: (args) => (
    <CenteredPage title="잠시만 기다려 주세요">
      <Spinner {...args} />
    </CenteredPage>
  ),
}

export const WhileAPageLoads: Story = { render: () => <Placeholder /> }
