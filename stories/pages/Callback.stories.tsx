import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { CallbackPage } from '../../src/pages/CallbackPage.tsx'
import { withFault, withStore } from '../support/scenario.tsx'

const meta = {
  component: CallbackPage,
  decorators: [withStore],
  args: { provider: 'guest' },
  parameters: { layout: 'fullscreen', route: patterns.guestCallback },
} satisfies Meta<typeof CallbackPage>
export default meta
type Story = StoryObj<typeof meta>

// A code of its own for each: the one login of a code outlives the page that began it (AUTH-09).
const callbackPath = (code: string) => `${patterns.guestCallback}?state=abc&code=${code}`

export const SigningIn: Story = {
  parameters: { path: callbackPath('story-waits') },
  beforeEach: withFault('login-guest', { operation: 'signInAsGuest', kind: 'hang' }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('잠시만 기다려 주세요')).toBeVisible())
  },
}

export const UserRequestFailed: Story = {
  parameters: { path: callbackPath('story-nobody') },
  beforeEach: withFault('login-guest', { operation: 'user', kind: 'network' }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeVisible())
  },
}
