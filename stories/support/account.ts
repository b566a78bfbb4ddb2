import { expect, userEvent, waitFor, within } from 'storybook/test'

/** A dialog, once it has come to stand. */
export async function dialogNamed(canvasElement: HTMLElement, name: string | RegExp): Promise<HTMLElement> {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name }, { timeout: 5000 })
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

/** The card of the first order that shows a status. */
export async function cardOf(canvasElement: HTMLElement, status: string | RegExp): Promise<HTMLElement> {
  const [chip] = await within(canvasElement).findAllByText(status, {}, { timeout: 5000 })
  const card = chip?.closest('article')
  await expect(card).toBeInTheDocument()
  return card ?? canvasElement
}

/** Presses a button within, by its whole name. */
export async function pressIn(place: HTMLElement, name: string | RegExp): Promise<void> {
  const [first = place] = within(place).getAllByRole('button', { name })
  await userEvent.click(first)
}

/** Cancels by the open modal, with a reason. */
export async function cancelBecause(canvasElement: HTMLElement, title: string, reason: string, confirm: string): Promise<void> {
  const dialog = await dialogNamed(canvasElement, title)
  await userEvent.type(within(dialog).getByRole('textbox', { name: '취소 사유' }), reason)
  await pressIn(dialog, confirm)
}
