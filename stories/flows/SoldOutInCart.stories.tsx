import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sellOut, sizes } from '../../mocks/scenarios/purchases.ts'
import { SCENARIO_START } from '../../mocks/scenarios/startScenario.ts'
import { toProduct } from '../../src/config/paths.ts'
import { App } from '../support/app.tsx'
import { expectText } from '../support/expectations.ts'
import { clickButton } from '../support/interactions.ts'
import { updateWorld, withScenario } from '../support/scenario.ts'

/**
 * The last piece of a product is in the cart when another shopper buys it. The cart strikes the line and keeps it, so that the
 * shopper sees what is gone; nothing can be ordered until it is removed or another product is added.
 */
const meta = {
  title: 'Sold out in the cart · 장바구니 품절',
  id: 'flows-soldoutincart',
  component: App,
  parameters: { layout: 'fullscreen', path: toProduct(34) },
  beforeEach: withScenario('product-last-one'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeCartOpens: Story = {
  tags: ['core'],
  parameters: { requirements: ['CART-08', 'PROD-04'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The shopper adds the last item to the cart', async () => {
      const sizeButtons = within(await canvas.findByRole('group', { name: '사이즈' })).getAllByRole('button')
      await userEvent.click(sizeButtons.find((size) => !size.hasAttribute('disabled')) ?? canvasElement)
      await expect(canvas.getByRole('button', { name: '수량 늘리기' })).toHaveAttribute('aria-disabled', 'true')
      await clickButton(canvasElement, /^장바구니( 담기)?$/)
    })
    await step('Another shopper buys it', () => updateWorld((tx) => sellOut(tx, sizes.sheerCardigan, SCENARIO_START)))
    await step('The cart marks the item as sold out and keeps it', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '장바구니, 상품 1개' }))
      await expectText(canvasElement, '품절됐어요. 합계에서 뺐어요.')
      await expect(canvas.getByRole('list', { name: '담은 상품' })).toBeVisible()
      await expectText(canvasElement, '지금 주문할 수 있는 상품이 없어요')
    })
  },
}
