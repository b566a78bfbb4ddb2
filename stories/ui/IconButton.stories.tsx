import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../src/ui/Icon.tsx'
import { CountBadge, IconButton, IconLink } from '../../src/ui/IconButton.tsx'

const meta = { component: IconButton, args: { label: '닫기', children: <Icon name="close" /> } } satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Outlined: Story = { args: { look: 'edge', label: '다음', children: <Icon name="next" /> } }
export const Solid: Story = { args: { look: 'solid', label: '멈추기', children: <Icon name="pause" /> } }
export const Disabled: Story = { args: { look: 'edge', disabled: true } }
export const WithCountBadge: Story = {
  render: () => (
    <IconLink to="/cart" label="장바구니 2개">
      <Icon name="bag" />
      <CountBadge count={2} />
    </IconLink>
  ),
}
