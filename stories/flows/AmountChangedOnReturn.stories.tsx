import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { App } from '../support/app.tsx'
import { expectHeading } from '../support/expectations.ts'
import { readOrderStatuses } from '../support/orderWorld.ts'
import { inWorld, scenarioStart, withScenario } from '../support/scenario.ts'

/**
 * The address that leads back from a redirect payment has another amount than the order. The server refuses to confirm
 * it, so the order stays unpaid, and the shopper, whose cart is empty, gets the reason and the way to the shop.
 */
const meta = {
  title: 'The amount changes on the way back · 금액이 바뀐 결제 복귀',
  id: 'flows-amountchangedonreturn',
  component: App,
  parameters: { layout: 'fullscreen', path: scenarioStart },
  beforeEach: withScenario('pay-redirect-tampered'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {
  tags: ['core'],
  parameters: { requirements: ['PAY-05'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The browser comes back with 1,000 won less: the payment is not confirmed', async () => {
      await expectHeading(canvasElement, '결제 승인에 실패했어요')
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inWorld({ ko: '결제 금액이 주문 금액과 달라요', en: 'The payment doesn’t match the order total' }),
      )
    })
    await step('The order is unpaid, and the page leads to the shop', async () => {
      await expect(await readOrderStatuses()).toEqual(['PENDING'])
      await expect(canvas.getByRole('link', { name: '쇼핑하러 가기' })).toHaveAttribute('href', '/shop')
    })
  },
}
