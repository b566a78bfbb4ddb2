import { expect, userEvent, waitFor, within } from 'storybook/test'

export async function clickButton(container: HTMLElement, name: string | RegExp): Promise<void> {
  const [first = container] = await within(container).findAllByRole('button', { name })
  await userEvent.click(first)
}

export async function clickLink(container: HTMLElement, name: string | RegExp): Promise<void> {
  const [first = container] = await within(container).findAllByRole('link', { name })
  await userEvent.click(first)
}

export async function selectRadio(container: HTMLElement, name: string | RegExp): Promise<void> {
  await userEvent.click(await within(container).findByRole('radio', { name }))
}

/** The dialog of this name, once its transition has made it visible. */
export async function findDialog(canvasElement: HTMLElement, name: string | RegExp): Promise<HTMLElement> {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}
