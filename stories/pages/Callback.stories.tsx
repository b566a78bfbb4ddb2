import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { CallbackPage } from '../../src/features/session/CallbackPage.tsx'
import { giveOutState } from '../../src/features/session/states.ts'
import { withFault } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

const meta = {
  title: 'Sign-in return · 로그인 복귀',
  id: 'pages-callback',
  component: CallbackPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', route: patterns.guestCallback },
} satisfies Meta<typeof CallbackPage>
export default meta
type Story = StoryObj<typeof meta>

// Each story needs its own code: the login request of a code outlives its page (AUTH-09).
const callbackPath = (code: string) => `${patterns.guestCallback}?state=abc&code=${code}`

/** The sign-in has begun in this browser. */
const withFaultAndState = (fault: Parameters<typeof withFault>[1]) => async (context: StoryContext) => {
  await withFault('login-guest', fault)(context)
  await giveOutState('guest', 'abc')
}

export const SigningIn: Story = {
  tags: ['core'],
  parameters: { screen: true, path: callbackPath('story-pending') },
  beforeEach: withFaultAndState({ operation: 'signInAsGuest', kind: 'hang' }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('잠시만 기다려 주세요')).toBeVisible())
  },
}

export const UserRequestFailed: Story = {
  parameters: { path: callbackPath('story-network-error') },
  beforeEach: withFaultAndState({ operation: 'user', kind: 'network' }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeVisible())
  },
}
