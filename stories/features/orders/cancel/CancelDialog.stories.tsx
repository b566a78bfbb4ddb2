import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CancelDialog } from '../../../../src/features/orders/cancel/CancelDialog.tsx'
import { cancelTexts } from '../../../../src/features/orders/texts.ts'
import { pageDecorators } from '../../../support/decorators.tsx'
import { clickButton, findDialog } from '../../../support/interactions.ts'
import { orderFixture } from '../../../support/orderFixture.ts'

const paidByDeposit = orderFixture({ isVirtualAccountPayment: true, status: 'PREPARING' })

const order = orderFixture()

type OnCancel = ComponentProps<typeof CancelDialog>['onCancel']

/**
 * Labels above bank, account number and holder, and the item's name where one line is cancelled. The draft survives an error and
 * a closed sheet.
 */
const meta = {
  title: 'Orders · 주문/Cancel and refund form · 주문 취소, 환불 계좌',
  id: 'features-orders-cancel-canceldialog',
  component: CancelDialog,
  decorators: pageDecorators,
  args: { order, line: undefined, onCancel: fn<OnCancel>(async () => ({})), onClose: fn() },
} satisfies Meta<typeof CancelDialog>
export default meta
type Story = StoryObj<typeof meta>

const REASON = '작아요'

async function findDialogWithReason(canvas: HTMLElement, reason = REASON, title = '주문을 취소할까요?') {
  const dialog = await findDialog(canvas, title)
  await userEvent.type(within(dialog).getByRole('textbox', { name: '취소 사유' }), reason)
  return dialog
}

export const ReasonMissing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement, '주문을 취소할까요?')
    await expect(within(dialog).getByRole('button', { name: '주문 취소' })).toBeDisabled()
  },
}

export const ReasonNearLimit: Story = {
  parameters: { requirements: ['ORD-06'] },
  play: async ({ canvasElement }) => {
    const dialog = within(await findDialogWithReason(canvasElement, '작아요. '.repeat(18)))
    await expect(dialog.getByText('90/100').closest('p')).toHaveAttribute('data-stage', 'near')
    await userEvent.type(dialog.getByRole('textbox', { name: '취소 사유' }), '열한 글자가 더 있어요')
    await expect(dialog.getByText('100/100')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '주문 취소' })).toBeEnabled()
  },
}

export const OneLine: Story = {
  args: { line: order.details[0] },
  play: async ({ canvasElement }) => {
    await findDialogWithReason(canvasElement, '이것만 작아요', cancelTexts.ko.lineTitle)
  },
}

export const BeforeDeposit: Story = {
  parameters: { requirements: ['ORD-06'] },
  args: { order: orderFixture({ isVirtualAccountPayment: true, status: 'WAITING_FOR_DEPOSIT' }) },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement, '주문을 취소할까요?')
    await expect(within(dialog).getByText(cancelTexts.ko.before.unpaid)).toBeVisible()
    await expect(dialog).not.toHaveTextContent('환불')
  },
}

export const LineBeforeDeposit: Story = {
  args: { order: orderFixture({ isVirtualAccountPayment: true, status: 'WAITING_FOR_DEPOSIT' }), line: order.details[0] },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement, cancelTexts.ko.lineTitle)
    await expect(within(dialog).getByText(cancelTexts.ko.before.due('80,100원'))).toBeVisible()
  },
}

export const RefundAccountRequired: Story = {
  parameters: { requirements: ['ORD-07'] },
  args: { order: paidByDeposit },
  play: async ({ canvasElement }) => {
    const dialog = within(await findDialog(canvasElement, '주문을 취소할까요?'))
    await expect(dialog.getByRole('combobox', { name: '은행' })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '계좌번호' })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '예금주' })).toBeVisible()
  },
}

export const RefundAccountIncomplete: Story = {
  parameters: { requirements: ['ORD-08'] },
  args: { order: paidByDeposit },
  play: async ({ canvasElement, args }) => {
    const dialog = await findDialogWithReason(canvasElement)
    await clickButton(dialog, '주문 취소')
    await expect(within(dialog).getByText('환불 계좌 정보를 모두 입력해 주세요')).toBeVisible()
    await expect(within(dialog).getByRole('combobox', { name: '은행' })).toHaveFocus()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Cancelling: Story = {
  args: { onCancel: fn<OnCancel>(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const dialog = await findDialogWithReason(canvasElement)
    await clickButton(dialog, '주문 취소')
    await expect(within(dialog).getByRole('button', { name: '주문 취소', busy: true })).toBeVisible()
  },
}
