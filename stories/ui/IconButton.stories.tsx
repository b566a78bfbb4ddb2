import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Translated } from '../../.storybook/inEnglish.tsx'
import { BackButton } from '../../src/ui/controls/BackButton.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { CountBadge, IconButton, IconLink } from '../../src/ui/controls/IconButton.tsx'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx'

const meta = {
  title: 'Icon button · 아이콘 버튼',
  id: 'ui-iconbutton',
  component: IconButton,
  subcomponents: { IconLink, CountBadge, BackButton, VisuallyHidden },
  args: { label: '닫기', children: <Icon name="close" /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Outlined: Story = { args: { variant: 'outline', label: '다음', children: <Icon name="next" /> } }
export const Solid: Story = { args: { variant: 'solid', label: '멈추기', children: <Icon name="pause" /> } }
export const Disabled: Story = { args: { variant: 'outline', disabled: true } }
export const WithCountBadge: Story = {
  render: () => (
    <IconLink to="/cart" label="장바구니 2개">
      <Icon name="bag" />
      <CountBadge count={2} />
    </IconLink>
  ),
}

export const GoesBack: Story = {
  render: () => (
    <Translated>
      <BackButton label="이전 화면으로" home="/" />
    </Translated>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '이전 화면으로' })).toBeVisible()
  },
}
