import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ShopBanner } from '../../../src/features/shop/ShopBanner.tsx'
import { pageDecorators } from '../../support/decorators.tsx'
import { networkErrorHandler } from '../../support/handlers.ts'
import { withScenario } from '../../support/scenario.ts'

const meta = {
  title: 'Shop · 샵/Shop banner · 샵 배너',
  id: 'features-shop-shopbanner',
  component: ShopBanner,
  decorators: pageDecorators,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopBanner>
export default meta
type Story = StoryObj<typeof meta>

export const WithNewProducts: Story = {
  beforeEach: withScenario('shop-browse'),
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3)),
}
export const TextOnly: Story = {
  beforeEach: withScenario('shop-browse'),
  parameters: { msw: { handlers: [networkErrorHandler('products')] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '큐레이션 샵 보기' })).toHaveAttribute('href', '/shop')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
