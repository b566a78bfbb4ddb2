import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { ShopPage } from '../../src/features/shop/ShopPage.tsx'
import { expectRetryButton, expectText } from '../support/expectations.ts'
import { errorHandler, pendingHandler, successHandler } from '../support/handlers.ts'
import { clickButton } from '../support/interactions.ts'
import { withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

/**
 * The filters show counts once the last page has loaded, because the counts are unknown before; an idle page asks for page 2,
 * which is often empty. On phones the selected filter scrolls into view. All products are in the document, and the browser lays
 * out those near the view (OPEN-45). A line begins above the first card of each episode and ends where the next one begins. Price
 * and discount are sorted once all pages have loaded; until then a line counts the products, and without a page it says that all
 * are needed. A card's picture grows into the product's first one by a view transition (OPEN-46). Four papers in a row differ;
 * circles are left to picks.
 */
const meta = {
  title: 'Shop · 큐레이션 샵',
  id: 'pages-shop',
  component: ShopPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: patterns.shop, route: patterns.shop },
} satisfies Meta<typeof ShopPage>
export default meta
type Story = StoryObj<typeof meta>

const findCards = (canvasElement: HTMLElement) => within(canvasElement).findAllByRole('article')

export const AllProducts: Story = {
  tags: ['core'],
  parameters: { screen: true },
  beforeEach: withScenario('shop-browse'),
  play: async ({ canvasElement }) => {
    const [lead] = await findCards(canvasElement)
    await expect(lead).toBeVisible()
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('button', { name: /^전체/, pressed: true })).toBeVisible(),
    )
  },
}

export const FilteredByCategory: Story = {
  parameters: { path: `${patterns.shop}?category=액세서리` },
  beforeEach: withScenario('shop-browse'),
  play: async ({ canvasElement }) => {
    await findCards(canvasElement)
    await expect(within(canvasElement).getByRole('button', { name: /^액세서리/ })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const OneEpisode: Story = {
  parameters: { path: `${patterns.shop}?episode=5` },
  beforeEach: withScenario('shop-browse'),
  play: async ({ canvasElement }) => {
    await findCards(canvasElement)
    await clickButton(canvasElement, /^EP 05/)
    await expect(await within(canvasElement).findByRole('link', { name: /^Episode 05/ })).toHaveAttribute('aria-current', 'true')
    await expect(within(canvasElement).getByRole('link', { name: '모든 에피소드' })).toHaveAttribute('href', '/shop')
  },
}

export const UnknownEpisode: Story = {
  parameters: { path: `${patterns.shop}?episode=99` },
  beforeEach: withScenario('shop-browse'),
  play: ({ canvasElement }) => expectText(canvasElement, 'EP 99, 없는 에피소드예요'),
}

export const EmptyCategory: Story = {
  beforeEach: withScenario('shop-empty-category'),
  play: async ({ canvasElement }) => {
    await clickButton(canvasElement, /^액세서리/)
    await expectText(canvasElement, '이 카테고리에는 아직 상품이 없어요')
    await expect(within(canvasElement).getByRole('button', { name: '전체 보기' })).toBeVisible()
  },
}

export const NoProductsYet: Story = {
  beforeEach: withScenario('shop-browse'),
  parameters: { msw: { handlers: [successHandler('products', [])] } },
  play: ({ canvasElement }) => expectText(canvasElement, '아직 상품이 없어요'),
}

export const Loading: Story = {
  beforeEach: withScenario('shop-browse'),
  parameters: { msw: { handlers: [pendingHandler('products')] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('불러오는 중이에요')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: withScenario('shop-browse'),
  parameters: { msw: { handlers: [errorHandler('products')] } },
  play: async ({ canvasElement }) => {
    await expectRetryButton(canvasElement)
    await expectText(canvasElement, '잠시 쉬고 있어요. 곧 다시 올게요.')
  },
}
