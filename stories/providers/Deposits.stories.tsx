import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DepositsPage } from '../../mocks/providers/payment/DepositsPage.tsx'
import { providerPage } from './providerPage.ts'

const deposit = {
  orderId: '20261121-K7QXW2MZ4P',
  bankName: '신한은행',
  accountNumber: '56212345678901',
  accountHolderName: '(주)피커스',
  amount: 128_000,
  dueAt: Date.parse('2026-11-24T23:59:59+09:00'),
}

const meta = {
  title: 'Deposits at the bank · 은행 입금',
  id: 'providers-deposits',
  component: DepositsPage,
  ...providerPage,
  args: { state: { at: 'ready', answer: [deposit] }, end: undefined, onPayIn: fn(), onPassDeadline: fn(), onRetry: fn() },
} satisfies Meta<typeof DepositsPage>
export default meta
type Story = StoryObj<typeof meta>

export const WaitingForDeposit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '입금하기' }))
    await userEvent.click(canvas.getByRole('button', { name: '1원 모자라게 입금하기' }))
    await userEvent.click(canvas.getByRole('button', { name: '입금하고 통지 두 번 보내기' }))
    const calls = [
      ['56212345678901', 128_000, 1],
      ['56212345678901', 127_999, 1],
      ['56212345678901', 128_000, 2],
    ]
    await expect(args.onPayIn.mock.calls).toEqual(calls)
  },
}

export const NoAmount: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: '입금액 (원)' }))
    await userEvent.click(canvas.getByRole('button', { name: '입금하기' }))
    await expect(canvas.getByRole('textbox', { name: '입금액 (원)' })).toBeInvalid()
    await expect(args.onPayIn).not.toHaveBeenCalled()
  },
}

export const InEnglish: Story = { globals: { language: 'en' } }
export const None: Story = { args: { state: { at: 'ready', answer: [] } } }
export const DepositAccepted: Story = { args: { end: { end: 'taken', changed: [true] } } }
export const NotifiedTwice: Story = { args: { end: { end: 'taken', changed: [true, false] } } }
export const WrongAmount: Story = { args: { end: { end: 'wrongAmount', changed: [] } } }
export const AccountClosed: Story = { args: { end: { end: 'closed', changed: [] } } }
export const DeadlinePassed: Story = { args: { end: { end: 'passed', changed: [] } } }
export const Loading: Story = { args: { state: { at: 'loading' } } }
export const NotReachable: Story = { args: { state: { at: 'problem', failure: { kind: 'failed' } } } }
