import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sellOut, sizes } from '../../mocks/scenarios/purchases.ts'
import { SCENARIO_START } from '../../mocks/scenarios/startScenario.ts'
import { toProduct } from '../../src/config/paths.ts'
import { Router } from '../../src/app/Router.tsx'
import { updateWorld, withScenario, wholeApp } from '../support/scenario.tsx'
import { pressFirst, says } from '../support/shop.ts'

const meta = {
  title: 'flows/Last one is taken by another',
  component: Router,
  decorators: [wholeApp],
  parameters: { layout: 'fullscreen', path: toProduct(34) },
  beforeEach: withScenario('product-last-one'),
} satisfies Meta<typeof Router>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeCartOpens: Story = {
  tags: ['CART-08', 'PROD-04'],
  play: async ({ canvasElement, step }) => {
    const app = within(canvasElement)
    await step('The last one is put into the cart', async () => {
      const choices = within(await app.findByRole('group', { name: '사이즈' })).getAllByRole('button')
      await userEvent.click(choices.find((size) => !size.hasAttribute('disabled')) ?? canvasElement)
      await expect(app.getByRole('button', { name: '수량 늘리기' })).toBeDisabled()
      await pressFirst(canvasElement, /^장바구니( 담기)?$/)
    })
    await step('Somebody else buys it', () => updateWorld((tx) => sellOut(tx, sizes.sheerCardigan, SCENARIO_START)))
    await step('The cart says so, and loses nothing', async () => {
      await userEvent.click(await app.findByRole('link', { name: '장바구니, 상품 1개' }))
      await says(canvasElement, '품절됐어요. 빼고 주문해 주세요.')
      await expect(app.getByRole('list', { name: '담은 상품' })).toBeVisible()
    })
  },
}
