import { userEvent, within } from 'storybook/test'

/** A first login takes the device's fingerprint and a chunk of its own. */
const patience = { timeout: 5000 }

/** Presses what bears this name, as soon as it is there. */
export async function press(canvasElement: HTMLElement, name: string | RegExp): Promise<void> {
  const [first = document.body] = await within(canvasElement).findAllByRole('button', { name }, patience)
  await userEvent.click(first)
}

/** Rings the first frames of the contact sheet. */
export async function choose(canvasElement: HTMLElement, count: number): Promise<void> {
  const sheet = await within(canvasElement).findByRole('list', { name: '스타일' })
  for (const card of within(sheet).getAllByRole('button').slice(0, count)) await userEvent.click(card)
}

/** From the rules of the pick flow to the last look at so many styles. */
export async function toConfirmation(canvasElement: HTMLElement, count: number): Promise<void> {
  await press(canvasElement, '시작하기')
  await choose(canvasElement, count)
  await press(canvasElement, '선택 완료')
}
