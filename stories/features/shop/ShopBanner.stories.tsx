import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ShopBanner } from '../../../src/features/shop/ShopBanner.tsx'
import { withScenario, withStore } from '../../support/scenario.tsx'
import { offline } from '../../support/shop.ts'

const meta = { component: ShopBanner, decorators: [withStore], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof ShopBanner
>
export default meta
type Story = StoryObj<typeof meta>

export const WithNewProducts: Story = {
  beforeEach: withScenario('shop-browse'),
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3)),
}
export const TextOnly: Story = {
  beforeEach: withScenario('shop-browse'),
  parameters: { msw: { handlers: [offline('products')] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '큐레이션 샵 보기' })).toHaveAttribute('href', '/shop')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
