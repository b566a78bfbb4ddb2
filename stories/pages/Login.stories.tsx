import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { giveOutState } from '../../src/features/session/states.ts'
import { App } from '../support/app.tsx'
import { withFault, withScenario } from '../support/scenario.ts'

/**
 * Six of the landing's pictures, in another order and cut to the clothes, none circled, since no pick is shown (OPEN-59); on
 * phones two rows of three stand above the text. Google's and Naver's marks are drawn after the rules that both have for such
 * buttons.
 */
const meta = {
  title: 'Login · 로그인',
  id: 'pages-login',
  component: App,
  parameters: { layout: 'fullscreen', path: patterns.login, route: patterns.login },
  beforeEach: withScenario('login-google-new'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const callbackPath = (query: string) => `${patterns.googleCallback}?${query}`
const findAlert = (canvasElement: HTMLElement) => within(canvasElement).findByRole('alert')

export const Default: Story = {
  tags: ['core'],
  parameters: { screen: true },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('button', { name: 'Google로 시작하기' })).toBeVisible(),
    )
    await expect(within(canvasElement).getByRole('button', { name: '회원가입 없이 Pick하기' })).toBeVisible()
  },
}

export const CancelledByUser: Story = {
  parameters: { path: `${patterns.naverCallback}?state=abc&error=access_denied` },
  play: async ({ canvasElement }) => {
    await expect(await findAlert(canvasElement)).toHaveTextContent('로그인을 취소했어요')
  },
}

export const CodeRejected: Story = {
  parameters: { path: callbackPath('state=abc&code=forged') },
  beforeEach: async (context) => {
    await withScenario('login-google-new')(context)
    await giveOutState('google', 'abc')
  },
  play: async ({ canvasElement }) => {
    await expect(await findAlert(canvasElement)).toHaveTextContent('로그인에 실패했어요')
  },
}

export const NetworkError: Story = {
  parameters: { path: callbackPath('state=abc&code=network-error') },
  beforeEach: async (context) => {
    await withFault('login-google-new', { operation: 'signInWithGoogle', kind: 'network' })(context)
    await giveOutState('google', 'abc')
  },
  play: async ({ canvasElement }) => {
    await expect(await findAlert(canvasElement)).toHaveTextContent('네트워크 오류가 발생했어요')
  },
}

export const UnknownProvider: Story = {
  parameters: { path: '/auth/elsewhere/callback?state=abc&code=1' },
  play: async ({ canvasElement }) => {
    await expect(await findAlert(canvasElement)).toHaveTextContent('지원하지 않는 로그인 방식이에요')
  },
}
