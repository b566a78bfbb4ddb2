import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { GooglePage } from '../../mocks/providers/google/GooglePage.tsx'
import { actions, ready, rejected } from './authorizeProps.ts'
import { providerPage } from './providerPage.ts'

const meta = {
  title: 'Google sign-in · Google 로그인',
  id: 'providers-google',
  component: GooglePage,
  ...providerPage,
  args: { ...actions, state: ready },
} satisfies Meta<typeof GooglePage>
export default meta
type Story = StoryObj<typeof meta>

export const ChooseAccount: Story = {}
export const InEnglish: Story = { globals: { language: 'en' } }

/** Selects an account and consents with the keyboard only. */
export const Consent: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /도유나/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(args.onAgree).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: '계속' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAgree).toHaveBeenCalledWith('3', 'good')
  },
}

export const TrialAnswer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /구민서/ }))
    await userEvent.click(canvas.getByText('시험 도구'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '돌려줄 답' }), 'expiredCode')
    await userEvent.click(canvas.getByRole('button', { name: '계속' }))
    await expect(args.onAgree).toHaveBeenCalledWith('1', 'expiredCode')
  },
}

export const Loading: Story = { args: { state: { at: 'loading' } } }
export const UnknownClient: Story = { args: { state: rejected('invalid_client') } }
export const ForeignRedirect: Story = { args: { state: rejected('redirect_uri_mismatch') } }
export const MissingParameter: Story = { args: { state: rejected('invalid_request', 'client_id') } }
export const WebView: Story = { args: { state: rejected('disallowed_useragent') } }
export const Expired: Story = { args: { state: rejected('expired') } }

export const NotReachable: Story = {
  args: { state: { at: 'problem', failure: { kind: 'failed' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const UnableBrowser: Story = { args: { state: { at: 'problem', failure: { kind: 'unable' } } } }
