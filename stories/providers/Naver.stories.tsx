import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { NaverPage } from '../../mocks/providers/naver/NaverPage.tsx'
import { accounts, actions, ready, rejected } from './authorizeProps.ts'
import { providerPage } from './providerPage.ts'

const meta = {
  title: 'Naver sign-in · 네이버 로그인',
  id: 'providers-naver',
  component: NaverPage,
  ...providerPage,
  args: { ...actions, state: ready },
} satisfies Meta<typeof NaverPage>
export default meta
type Story = StoryObj<typeof meta>

export const Consent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /한새로/ }))
    await userEvent.click(canvas.getByRole('button', { name: '동의하기' }))
    await expect(args.onAgree).toHaveBeenCalledWith('new', 'good')
  },
}

export const InEnglish: Story = { globals: { language: 'en' } }

export const RequiredConsentMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: '동의하기' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('필수 항목에 동의해 주세요.')
    await expect(args.onAgree).not.toHaveBeenCalled()
  },
}

export const Denied: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '취소' }))
    await expect(args.onDeny).toHaveBeenCalledOnce()
  },
}

export const Leaving: Story = { args: { isLeaving: true } }
export const OnePersona: Story = { args: { state: { ...ready, answer: { ...ready.answer, accounts: accounts.slice(0, 1) } } } }
export const Loading: Story = { args: { state: { at: 'loading' } } }
export const UnknownClient: Story = { args: { state: rejected('invalid_client') } }
export const ForeignRedirect: Story = { args: { state: rejected('redirect_uri_mismatch') } }
export const MissingParameter: Story = { args: { state: rejected('invalid_request', 'state') } }
export const Expired: Story = { args: { state: rejected('expired') } }
export const NotReachable: Story = { args: { state: { at: 'problem', failure: { kind: 'failed' } } } }
