import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { PaymentDetails } from '../../mocks/handlers/providers/calls.ts'
import { PaymentPage } from '../../mocks/providers/payment/PaymentPage.tsx'
import { rejected } from './authorizeProps.ts'
import { providerPage } from './providerPage.ts'
import { payment, paymentActions } from './paymentProps.ts'

const paymentRequest = (change: Partial<PaymentDetails> = {}) => {
  const answer: PaymentDetails = { ...payment, kind: 'window', methods: ['Card'], ...change }
  return { at: 'ready', answer } as const
}

const meta = {
  title: 'Payment window · 결제창',
  id: 'providers-payment',
  component: PaymentPage,
  ...providerPage,
  args: { ...paymentActions, state: paymentRequest() },
} satisfies Meta<typeof PaymentPage>
export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '시험용 번호 채우기' }))
    const pay = canvas.getByRole('button', { name: /결제하기$/ })
    await expect(pay).toHaveTextContent(/^128,000원 결제하기$/)
    await expect(pay).toHaveStyle({ backgroundColor: 'rgb(61, 59, 212)', color: 'rgb(255, 255, 255)' })
    await userEvent.click(pay)
    await expect(args.onPay).toHaveBeenCalledWith({ method: 'Card', number: '4111 1111 1111 1111', expiry: '12/39', outcome: '' })
  },
}

export const InvalidFields: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '카드 번호' }), '12')
    await userEvent.click(canvas.getByRole('button', { name: /결제하기/ }))
    await expect(canvas.getByRole('textbox', { name: '카드 번호' })).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent('이용 동의가 필요합니다.')
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

export const AccountTransfer: Story = { args: { state: paymentRequest({ methods: ['DirectBank'] }) } }
export const VirtualAccount: Story = { args: { state: paymentRequest({ methods: ['VBank'] }) } }
export const MobilePhone: Story = {
  args: { state: paymentRequest({ methods: ['HPP'], kind: 'mobile' }) },
  parameters: { requirements: ['OPEN-24'] },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: '휴대폰 번호' })
    await userEvent.click(phone)
    await userEvent.paste('+82 10-1234-5678')
    await expect(phone).toHaveValue('010-1234-5678')
  },
}
export const SmallAmount: Story = { args: { state: paymentRequest({ amount: 12_500 }) } }

/** Selects another method and cancels with the keyboard only. */
export const EveryMethod: Story = {
  args: { state: paymentRequest({ methods: ['Card', 'DirectBank', 'VBank', 'HPP'] }) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: '신용카드' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('textbox', { name: '입금 은행' })).toHaveAttribute('readonly')
    canvas.getByRole('button', { name: '취소' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPay).toHaveBeenCalledWith({ method: 'VBank', number: '', expiry: '', outcome: 'cancelled' })
  },
}

export const SelectedOutcome: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('시험 도구'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '결과 고르기' }), 'replyLost')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: /결제하기/ }))
    await expect(args.onPay).toHaveBeenCalledWith({ method: 'Card', number: '', expiry: '', outcome: 'replyLost' })
  },
}

export const InEnglish: Story = { globals: { language: 'en' } }
export const MarkupInAParameter: Story = {
  args: { state: paymentRequest({ goods: '<img src=x onerror="alert(1)">', buyer: '<script>alert(1)</script>' }) },
}
export const Processing: Story = { args: { phase: 'working' } }
export const WindowClosed: Story = { args: { phase: 'gone' } }
export const Loading: Story = { args: { state: { at: 'loading' } } }
export const ChangedFields: Story = { args: { state: rejected('INVALID_SIGNATURE') } }
export const ForeignReturn: Story = { args: { state: rejected('INVALID_RETURN') } }
export const Expired: Story = { args: { state: rejected('EXPIRED') } }
export const AlreadyPaid: Story = { args: { state: rejected('NOT_PAYABLE') } }
export const PhoneInTheDesktopWindow: Story = { args: { state: rejected('DEVICE') } }
export const NotReachable: Story = { args: { state: { at: 'problem', failure: { kind: 'failed' } } } }
export const UnableBrowser: Story = { args: { state: { at: 'problem', failure: { kind: 'unable' } } } }
