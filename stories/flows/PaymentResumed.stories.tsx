import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { App } from '../support/app.tsx'
import { expectHeading, expectText } from '../support/expectations.ts'
import { clickLink } from '../support/interactions.ts'
import { readOrderStatuses } from '../support/orderWorld.ts'
import { withScenario } from '../support/scenario.ts'

/**
 * The app was closed while its payment window was open, and the payment went through. On the next visit a notice says so
 * on whichever page the shopper opens, and leads to the result. The cart no longer has what was bought.
 */
const meta = {
  title: 'The app closes while paying · 결제 도중 꺼진 앱',
  id: 'flows-paymentresumed',
  component: App,
  parameters: { layout: 'fullscreen', path: '/' },
  beforeEach: withScenario('pay-resumed'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const NoticeLeadsToResult: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-13', 'CART-07'] },
  play: async ({ canvasElement, step }) => {
    await step('A notice on the home page says that the order is complete', () =>
      expectText(canvasElement, '결제하던 주문이 완료됐어요.'),
    )
    await step('It leads to the result', async () => {
      await clickLink(canvasElement, '결제 결과 보기')
      await expectHeading(canvasElement, '결제가 완료됐어요')
    })
    await step('The order was paid once, and the cart is empty', async () => {
      await expect(await readOrderStatuses()).toEqual(['CONFIRMED'])
      await expect(within(canvasElement).getByRole('link', { name: '장바구니' })).toBeVisible()
    })
  },
}
