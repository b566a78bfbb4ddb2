import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { patterns, toProduct } from '../../src/config/paths.ts'
import { ProductPage } from '../../src/features/product/ProductPage.tsx'
import { expectRetryButton, expectText } from '../support/expectations.ts'
import { errorHandler, pendingHandler } from '../support/handlers.ts'
import { clickButton, findDialog } from '../support/interactions.ts'
import { withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

/**
 * The line above the name is the episode's title. The list of sizes ends in a total, whose row is there before a size is chosen.
 * What is sold out says so in a line, and the solid button leads to the other goods of its episode. With an odd number of
 * pictures the first spans both columns on desktops. Phones show all four review previews; with fewer, desktops show their mean
 * in the free columns. The policies alone are in the formal register, as the glossary asks of legal texts.
 */
const meta = {
  title: 'Product · 상품 상세',
  id: 'pages-product',
  component: ProductPage,
  decorators: screenDecorators,
  parameters: { layout: 'fullscreen', path: toProduct(58), route: patterns.product },
  beforeEach: withScenario('product-many-sizes'),
} satisfies Meta<typeof ProductPage>
export default meta
type Story = StoryObj<typeof meta>

const findSizes = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('group', { name: '사이즈' })).getAllByRole('button')
const selectFirstSize = async (canvasElement: HTMLElement) => {
  const free = (await findSizes(canvasElement)).find((size) => !size.hasAttribute('disabled'))
  await userEvent.click(free ?? document.body)
}

export const ManySizes: Story = {
  tags: ['core'],
  parameters: { screen: true },
  play: async ({ canvasElement }) => {
    await expect((await findSizes(canvasElement)).length).toBeGreaterThan(3)
  },
}

export const SizeSelected: Story = {
  play: async ({ canvasElement }) => {
    await selectFirstSize(canvasElement)
    await expectText(canvasElement, '총 상품 금액')
  },
}

export const SizeRequired: Story = {
  play: async ({ canvasElement }) => {
    await clickButton(canvasElement, /바로 구매/)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('사이즈를 선택해 주세요')
  },
}

export const SizeBottomSheetOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['PROD-06'] },
  play: async ({ canvasElement }) => {
    await findSizes(canvasElement)
    const buttons = within(canvasElement).getAllByRole('button', { name: '바로 구매' })
    await userEvent.click(buttons.at(-1) ?? canvasElement)
    const bottomSheet = await findDialog(canvasElement, '사이즈와 수량')
    await clickButton(bottomSheet, '240')
    await expectText(bottomSheet, '총 상품 금액')
  },
}

export const AddedToCart: Story = {
  play: async ({ canvasElement }) => {
    await selectFirstSize(canvasElement)
    await clickButton(canvasElement, /^장바구니/)
    const button = await within(document.body).findByRole('button', { name: '장바구니 보기' })
    await waitFor(() => expect(button).toBeVisible())
  },
}

export const LastInStock: Story = {
  parameters: { path: toProduct(34) },
  beforeEach: withScenario('product-last-one'),
  play: async ({ canvasElement }) => {
    await selectFirstSize(canvasElement)
    await expect(within(canvasElement).getByRole('button', { name: '수량 늘리기' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SoldOut: Story = {
  parameters: { path: toProduct(14) },
  beforeEach: withScenario('product-sold-out'),
  play: async ({ canvasElement }) => {
    for (const size of await findSizes(canvasElement)) await expect(size).toBeDisabled()
    await expect(within(canvasElement).getByRole('link', { name: '같은 에피소드 상품 보기' })).toBeVisible()
  },
}

export const NoReviewsYet: Story = {
  parameters: { shows: '아직 등록된 리뷰가 없어요', path: toProduct(25) },
  beforeEach: withScenario('product-no-reviews'),
  play: ({ canvasElement }) => expectText(canvasElement, '아직 등록된 리뷰가 없어요'),
}

export const Loading: Story = {
  beforeEach: withScenario('product-many-sizes'),
  parameters: { msw: { handlers: [pendingHandler('products/:id')] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('불러오는 중이에요')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: withScenario('product-many-sizes'),
  parameters: { msw: { handlers: [errorHandler('products/:id')] } },
  play: ({ canvasElement }) => expectRetryButton(canvasElement),
}

export const UnknownProduct: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { path: toProduct(999_999) },
  beforeEach: withScenario('not-found'),
  play: ({ canvasElement }) => expectText(canvasElement, '찾을 수 없는 페이지예요'),
}
