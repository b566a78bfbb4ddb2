import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Order, RefundAccount } from '../../../src/contract/orderShape.ts'
import { CancelDialog } from '../../../src/features/orders/CancelDialog.tsx'
import { clickButton, findDialog } from '../../support/interactions.ts'
import { orderFixture } from '../../support/orderFixture.ts'

type Props = {
  order: Order
  isLine?: boolean
  isBusy?: boolean
  reason?: string
  onConfirm: (account: RefundAccount | null) => void
}

function ControlledCancelDialog({ order, isLine = false, isBusy = false, reason = '', onConfirm }: Props) {
  const [draft, setDraft] = useState({ reason, account: { accountNumber: '', bankCode: '', holderName: '' } })
  const line = isLine ? order.details[0] : undefined
  return (
    <CancelDialog
      order={order}
      line={line}
      draft={draft}
      onDraft={setDraft}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={fn()}
    />
  )
}

const paidByDeposit = orderFixture({ isVirtualAccountPayment: true, status: 'PREPARING' })

const meta = { component: ControlledCancelDialog, args: { order: orderFixture(), onConfirm: fn() } } satisfies Meta<
  typeof ControlledCancelDialog
>
export default meta
type Story = StoryObj<typeof meta>

export const ReasonMissing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement, '주문을 취소할까요?')
    await expect(within(dialog).getByRole('button', { name: '주문 취소' })).toBeDisabled()
  },
}

export const ReasonNearLimit: Story = {
  tags: ['ORD-06'],
  args: { reason: '작아요. '.repeat(18) },
  play: async ({ canvasElement }) => {
    const dialog = within(await findDialog(canvasElement, '주문을 취소할까요?'))
    await expect(dialog.getByText('90/100').closest('p')).toHaveAttribute('data-stage', 'near')
    await userEvent.type(dialog.getByRole('textbox', { name: '취소 사유' }), '열한 글자가 더 있어요')
    await expect(dialog.getByText('100/100')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '주문 취소' })).toBeEnabled()
  },
}

export const OneLine: Story = { args: { isLine: true, reason: '이것만 작아요' } }

export const RefundAccountRequired: Story = {
  tags: ['ORD-07'],
  args: { order: paidByDeposit },
  play: async ({ canvasElement }) => {
    const dialog = within(await findDialog(canvasElement, '주문을 취소할까요?'))
    await expect(dialog.getByRole('combobox', { name: '은행' })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '계좌번호' })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '예금주' })).toBeVisible()
  },
}

export const RefundAccountIncomplete: Story = {
  tags: ['ORD-08'],
  args: { order: paidByDeposit, reason: '작아요' },
  play: async ({ canvasElement, args }) => {
    const dialog = await findDialog(canvasElement, '주문을 취소할까요?')
    await clickButton(dialog, '주문 취소')
    await expect(within(dialog).getByText('환불 계좌 정보를 모두 입력해 주세요')).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const AccountNumberTooShort: Story = {
  tags: ['ORD-08'],
  args: { order: paidByDeposit, reason: '작아요' },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await findDialog(canvasElement, '주문을 취소할까요?'))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '은행' }), '토스뱅크')
    await userEvent.type(dialog.getByRole('textbox', { name: '계좌번호' }), '1000-1234')
    await userEvent.type(dialog.getByRole('textbox', { name: '예금주' }), '구민서')
    await userEvent.click(dialog.getByRole('button', { name: '주문 취소' }))
    await expect(dialog.getByText('계좌번호는 숫자 10~16자리로 입력해 주세요')).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Cancelling: Story = { args: { reason: '작아요', isBusy: true } }
