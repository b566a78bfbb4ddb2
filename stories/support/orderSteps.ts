import { expect, userEvent, within } from 'storybook/test'
import { clickButton, findDialog } from './interactions.ts'

/** The card of the first order with this status. */
export async function findOrderCard(canvasElement: HTMLElement, status: string | RegExp): Promise<HTMLElement> {
  const [chip] = await within(canvasElement).findAllByText(status)
  const card = chip?.closest('article')
  await expect(card).toBeInTheDocument()
  return card ?? canvasElement
}

/** Fills in the account of the refund in the open cancel dialog. */
export async function fillRefundAccount(dialog: HTMLElement, accountNumber = '100012345678'): Promise<void> {
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: '은행' }), '토스뱅크')
  await userEvent.type(within(dialog).getByRole('textbox', { name: '계좌번호' }), accountNumber)
  await userEvent.type(within(dialog).getByRole('textbox', { name: '예금주' }), '구민서')
}

/** Types a reason into the open cancel dialog and confirms it. */
export async function submitCancellation(
  canvasElement: HTMLElement,
  title: string,
  reason: string,
  confirm: string,
): Promise<void> {
  const dialog = await findDialog(canvasElement, title)
  await userEvent.type(within(dialog).getByRole('textbox', { name: '취소 사유' }), reason)
  await clickButton(dialog, confirm)
}
