import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { CartPage } from '../../src/features/cart/CartPage.tsx'
import { expectText } from '../support/expectations.ts'
import { errorHandler } from '../support/handlers.ts'
import { clickButton } from '../support/interactions.ts'
import { withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

/**
 * On desktops the summary starts at the first line. A changed price, low stock and sold out are described in the line. A sold-out
 * line is struck, has its own button to remove it, and counts neither in the sum nor for free shipping (OPEN-32); the summary
 * names it. The badge counts all lines. Below the lines stand goods that reach free shipping, in an empty cart the newest ones.
 */
const meta = {
  title: 'Cart · 장바구니',
  id: 'pages-cart',
  component: CartPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: patterns.cart, route: patterns.cart },
} satisfies Meta<typeof CartPage>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  beforeEach: withScenario('cart-empty'),
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, '장바구니가 비어 있어요')
    await expect(within(canvasElement).getByRole('link', { name: '쇼핑하러 가기' })).toHaveAttribute('href', '/shop')
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(6)
  },
}

export const BelowFreeShipping: Story = {
  tags: ['core'],
  parameters: { screen: true },
  beforeEach: withScenario('cart-below-free'),
  play: ({ canvasElement }) => expectText(canvasElement, '11,000원 더 담으면 무료배송이에요'),
}

export const FreeShipping: Story = {
  beforeEach: withScenario('cart-free-shipping'),
  play: ({ canvasElement }) => expectText(canvasElement, '무료배송이에요'),
}

export const PriceChangedAndSoldOut: Story = {
  beforeEach: withScenario('cart-stale'),
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, /가격이 바뀌었어요/)
    await expectText(canvasElement, '품절됐어요. 합계에서 뺐어요.')
  },
}

export const CorruptStoredCart: Story = {
  beforeEach: withScenario('cart-corrupt'),
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, '장바구니가 비어 있어요')
    await expectText(canvasElement.ownerDocument.body, /^저장된 내용 가운데 읽을 수 없는 것은/)
  },
}

export const PriceCheckFailed: Story = {
  beforeEach: withScenario('cart-below-free'),
  parameters: { msw: { handlers: [errorHandler('products/:id')] } },
  play: ({ canvasElement }) => expectText(canvasElement, '지금 가격과 재고를 확인하지 못했어요.'),
}

export const RemovedWithUndo: Story = {
  beforeEach: withScenario('cart-below-free'),
  play: async ({ canvasElement }) => {
    await clickButton(canvasElement, /빼기$/)
    await expectText(canvasElement, '장바구니가 비어 있어요')
    await expect(await within(document.body).findByRole('button', { name: '되돌리기' })).toBeVisible()
  },
}
