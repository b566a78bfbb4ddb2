import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { goToCheckout, pressPay } from '../support/checkoutSteps.ts'
import { expectHeading, expectText } from '../support/expectations.ts'
import { clickLink } from '../support/interactions.ts'
import { declineOnPhone, readOrderStatuses } from '../support/orderWorld.ts'
import { loadPage, PageLoads } from '../support/pageLoad.tsx'
import { emulatePhone, findSubmittedForm } from '../support/phone.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * On a phone a payment fails in two ways. The provider declines it and leads back to a page with the reason and its code;
 * or the shopper goes back without a decision, and the checkout says that a payment is unfinished.
 */
const meta = {
  title: 'The payment fails on a phone · 휴대폰 결제 실패',
  id: 'flows-paymentfailsonphone',
  component: PageLoads,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: async (context) => {
    await withScenario('pay-mobile-fails')(context)
    return emulatePhone()
  },
} satisfies Meta<typeof PageLoads>
export default meta
type Story = StoryObj<typeof meta>

async function leaveForProvider(canvasElement: HTMLElement): Promise<string> {
  await goToCheckout(canvasElement)
  await pressPay(canvasElement)
  return (await findSubmittedForm())['P_OID'] ?? ''
}

export const Declined: Story = {
  parameters: { requirements: ['PAY-09'] },
  play: async ({ canvasElement, step }) => {
    let orderId = ''
    await step('The browser leaves for the provider', async () => {
      orderId = await leaveForProvider(canvasElement)
    })
    await step('The provider declines the card and leads back to the reason and its code', async () => {
      loadPage(await declineOnPhone(orderId, 'insufficientBalance'))
      const failure = await within(canvasElement).findByRole('alert')
      await expect(failure).toHaveTextContent(/잔액부족으로 결제에 실패했습니다.*51/)
      await expect(await readOrderStatuses()).toEqual(['FAILED'])
    })
    await step('One press leads back to the checkout', async () => {
      await clickLink(canvasElement, '다시 결제하기')
      await expectHeading(canvasElement, '주문·결제')
    })
  },
}

export const BackWithoutDecision: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-04', 'PAY-13'] },
  play: async ({ canvasElement, step }) => {
    await step('The browser leaves for the provider', async () => {
      await leaveForProvider(canvasElement)
      await expectText(canvasElement, '결제 페이지로 이동하고 있어요')
    })
    await step('The shopper goes back: the checkout says that a payment is unfinished', async () => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      await expectText(canvasElement, /^마치지 않은 결제가 있어요/)
    })
    await step('Paying again is possible and closes the earlier order', async () => {
      await expect(within(canvasElement).getByRole('button', { name: /결제하기$/ })).toBeEnabled()
      await expect(await readOrderStatuses()).toEqual(['PENDING'])
    })
  },
}
