import { within } from 'storybook/test'
import { clickButton, selectRadio } from './interactions.ts'
import { findOrderIdInWindow } from './paymentWindow.ts'
import { inWorld } from './scenario.ts'

/** The address that the checkout selects is that of 염지훈. */
export const addressee = (): RegExp => new RegExp(inWorld({ ko: '염지훈', en: 'Yeom Jihoon' }))

/** Navigates from the cart to the checkout. */
export async function goToCheckout(canvasElement: HTMLElement): Promise<void> {
  await clickButton(canvasElement, /주문하기$/)
  await within(canvasElement).findByRole('heading', { name: '주문·결제' })
}

/** Presses the pay button once the address is selected. */
export async function pressPay(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByRole('radio', { name: addressee(), checked: true })
  await clickButton(canvasElement, /결제하기$/)
}

/** Selects a payment method at the checkout, opens the payment window and returns the id of the order. */
export async function payInWindow(canvasElement: HTMLElement, method = '신용카드'): Promise<string> {
  await selectRadio(canvasElement, method)
  await pressPay(canvasElement)
  return findOrderIdInWindow()
}
