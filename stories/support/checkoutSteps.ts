import { within } from 'storybook/test'
import { clickButton } from './interactions.ts'

/** Navigates from the cart to the checkout, and waits for its address and current prices. */
export async function goToCheckout(canvasElement: HTMLElement): Promise<void> {
  await clickButton(canvasElement, /주문하기$/)
  await within(canvasElement).findByRole('heading', { name: '주문·결제' })
}
