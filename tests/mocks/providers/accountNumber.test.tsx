// @vitest-environment happy-dom
import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PayForm } from '../../../mocks/providers/payment/PayForm.tsx'
import type { Choice } from '../../../mocks/providers/payment/usePayment.ts'
import { TextsProvider } from '../../../src/texts/TextsProvider.tsx'
import { payment } from '../../../stories/providers/paymentProps.ts'

afterEach(cleanup)

async function payBy(number: string) {
  const onPay = vi.fn<(choice: Choice) => void>()
  const user = userEvent.setup()
  render(
    <TextsProvider initial="ko">
      <PayForm payment={{ ...payment, kind: 'window', methods: ['DirectBank'] }} isWorking={false} onPay={onPay} />
    </TextsProvider>,
  )
  const account = screen.getByRole('textbox', { name: '계좌번호' })
  if (number) await user.type(account, number)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /결제하기/ }))
  return { account, onPay }
}

test.each(['7', '110123456', '12345678901234567890'])(
  '[ORD-07] the payment window takes the account number %s: banks’ numbers have no shortest length',
  async (number) => {
    const { account, onPay } = await payBy(number)
    expect(account).toBeValid()
    expect(onPay).toHaveBeenCalledWith({ method: 'DirectBank', number, expiry: '', outcome: '' })
  },
)

test('[ORD-07] it takes at most 20 digits, and asks for a number where there is none', async () => {
  const { account } = await payBy('123456789012345678901')
  expect(account).toHaveValue('12345678901234567890')
  cleanup()
  const empty = await payBy('')
  expect(empty.account).toHaveAccessibleDescription('계좌번호를 입력해 주세요.')
  expect(empty.onPay).not.toHaveBeenCalled()
})

test('a window whose payment is approved says that it waits for the shop', () => {
  render(
    <TextsProvider initial="ko">
      <PayForm payment={{ ...payment, kind: 'window', methods: ['Card'] }} isWorking onPay={() => {}} />
    </TextsProvider>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('상점이 결제 결과를 확인하기를 기다리고 있습니다.')
})
