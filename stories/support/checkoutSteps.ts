import type { StoryContext } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { PaymentMethod } from '../../src/contract/payment.ts'
import { expectHeading } from './expectations.ts'
import { clickButton, selectRadio } from './interactions.ts'
import { approveOrder, readOrderStatuses } from './orderWorld.ts'
import { closePaymentWindow, findOrderIdInWindow } from './paymentWindow.ts'

/** Navigates from the cart to the checkout, and waits for its address and current prices. */
export async function goToCheckout(canvasElement: HTMLElement): Promise<void> {
  await clickButton(canvasElement, /주문하기$/)
  await within(canvasElement).findByRole('heading', { name: '주문·결제' })
}

/** Presses the pay button once the address is selected. */
export async function pressPay(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByRole('radio', { name: /염지훈/, checked: true })
  await clickButton(canvasElement, /결제하기$/)
}

/** Selects a payment method at the checkout, opens the payment window and returns the id of the order. */
export async function payInWindow(canvasElement: HTMLElement, method = '신용카드'): Promise<string> {
  await selectRadio(canvasElement, method)
  await pressPay(canvasElement)
  return findOrderIdInWindow()
}

/** A `play` from the cart to the result of a payment by a method, by its label and its name at the provider. */
export const payFromCart =
  (label: string, method: PaymentMethod) =>
  async ({ canvasElement, step }: Pick<StoryContext, 'canvasElement' | 'step'>) => {
    await step('The cart leads to the checkout', () => goToCheckout(canvasElement))
    await step('The shopper selects the method, presses pay and confirms in the payment window', async () => {
      await approveOrder(await payInWindow(canvasElement, label), method)
    })
    await step('The window closes, and the result page shows a paid order', async () => {
      closePaymentWindow()
      await expectHeading(canvasElement, '결제가 완료됐어요')
      await expect(await readOrderStatuses()).toEqual(['CONFIRMED'])
    })
  }
