import { expect, userEvent, within } from 'storybook/test'
import { clickButton, findDialog } from './interactions.ts'

/** The card of the first order with this status. */
export async function findOrderCard(canvasElement: HTMLElement, status: string | RegExp): Promise<HTMLElement> {
  const [chip] = await within(canvasElement).findAllByText(status)
  const card = chip?.closest('article')
  await expect(card).toBeInTheDocument()
  return card ?? canvasElement
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
