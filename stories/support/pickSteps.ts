import { userEvent, within } from 'storybook/test'
import { clickButton } from './interactions.ts'

/** Selects the first styles. */
export async function selectStyles(canvasElement: HTMLElement, count: number): Promise<void> {
  const grid = await within(canvasElement).findByRole('list', { name: '스타일' })
  for (const card of within(grid).getAllByRole('button').slice(0, count)) await userEvent.click(card)
}

/** Goes from the intro of the pick flow to its confirmation with `count` styles. */
export async function goToConfirmation(canvasElement: HTMLElement, count: number): Promise<void> {
  await clickButton(canvasElement, '시작하기')
  await selectStyles(canvasElement, count)
  await clickButton(canvasElement, '선택 완료')
}
