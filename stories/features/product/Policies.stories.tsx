import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Policies } from '../../../src/features/product/Policies.tsx'

const meta = { component: Policies } satisfies Meta<typeof Policies>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const ExchangeOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '교환과 환불' }))
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible())
  },
}
