import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { mobileMethodNames } from '../../mocks/rules/payment/paymentForms.ts'
import type { PaymentMethod } from '../../src/contract/values.ts'
import { checkoutTexts } from '../../src/features/checkout/texts.ts'
import { goToCheckout, pressPay } from '../support/checkoutSteps.ts'
import { expectHeading, expectText } from '../support/expectations.ts'
import { selectRadio } from '../support/interactions.ts'
import { approveOnPhone, readOrderStatuses } from '../support/orderWorld.ts'
import { loadPage, PageLoads } from '../support/pageLoad.tsx'
import { emulatePhone, findSubmittedForm } from '../support/phone.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * Phones open no window: the browser leaves for the provider's page and comes back to the result. The way is the same for
 * all four payment methods, whose names at the provider are others. A virtual account ends with the account to deposit to.
 */
const meta = {
  title: 'Pay on a phone · 휴대폰에서 결제',
  id: 'flows-payonphone',
  component: PageLoads,
  parameters: { layout: 'fullscreen', path: '/cart' },
  beforeEach: async (context) => {
    await withScenario('pay-mobile-ok')(context)
    return emulatePhone()
  },
} satisfies Meta<typeof PageLoads>
export default meta
type Story = StoryObj<typeof meta>

const payBy = (method: PaymentMethod, title: string | RegExp, status = 'CONFIRMED'): Story => ({
  parameters: { requirements: ['PAY-04', 'PAY-09', 'CHK-05'] },
  play: async ({ canvasElement, step }) => {
    let orderId = ''
    await step('The shopper selects the method and presses pay', async () => {
      await goToCheckout(canvasElement)
      await selectRadio(canvasElement, checkoutTexts.ko.methods[method])
      await pressPay(canvasElement)
    })
    await step('The browser leaves for the provider, and the page says so', async () => {
      const form = await findSubmittedForm()
      await expect(form).toMatchObject({ P_INI_PAYMENT: mobileMethodNames[method], P_AMT: '41500' })
      orderId = form['P_OID'] ?? ''
      await expectText(canvasElement, '결제 페이지로 이동하고 있어요')
      await expect(await readOrderStatuses()).toEqual(['PENDING'])
    })
    await step('The provider approves and leads back to the result', async () => {
      loadPage(await approveOnPhone(orderId, method))
      await expectHeading(canvasElement, title)
      await expect(await readOrderStatuses()).toEqual([status])
      await expect(within(canvasElement).getByRole('link', { name: '장바구니' })).toBeVisible()
    })
  },
})

export const ByCard: Story = { tags: ['core'], ...payBy('Card', '결제가 완료됐어요') }
export const ByVirtualAccount = payBy('VBank', /주문을 받았어요/, 'WAITING_FOR_DEPOSIT')
