import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { now } from '../../mocks/db/clock.ts'
import { productOfStock, sellOut, sizes } from '../../mocks/scenarios/purchases.ts'
import { patterns } from '../../src/config/paths.ts'
import { addressee, goToCheckout, pressPay } from '../support/checkoutSteps.ts'
import { App } from '../support/app.tsx'
import { clickButton } from '../support/interactions.ts'
import { stubPaymentWindow, withPaymentWindow } from '../support/paymentWindow.ts'
import { changeWorldOnOrder, updateWorld, withFault, withScenario } from '../support/scenario.ts'

/**
 * Tablets have lines and summary side by side. A single address is selected automatically; of several the one of the last
 * unfinished checkout (OPEN-30). A line with a changed price or too little stock says so, with the button that fixes it. While
 * the payment window is open, the summary says so and has a button to return to it; nothing else can be changed. A rejection is a
 * dialog with the server's message, the lines concerned, and one button. Each story starts in the cart, since the checkout reads
 * its order from history state.
 */
const meta = {
  title: 'Checkout · 주문·결제',
  id: 'pages-checkout',
  component: App,
  parameters: { layout: 'fullscreen', path: patterns.cart, route: patterns.checkout },
  beforeEach: withScenario('pay-card'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

export const ReadyToPay: Story = {
  tags: ['core'],
  parameters: { screen: true },
  play: async ({ canvasElement }) => {
    await goToCheckout(canvasElement)
    await expect(await within(canvasElement).findByRole('radio', { name: addressee() })).toBeChecked()
    const pay = within(canvasElement).getByRole('button', { name: /결제하기$/ })
    await expect(pay).toHaveTextContent(/^41,500원 결제하기$/)
    await expect(pay).toBeVisible()
  },
}

export const FreeShipping: Story = {
  parameters: { shows: '무료배송이에요' },
  beforeEach: withScenario('cart-free-shipping'),
  play: async ({ canvasElement }) => {
    await goToCheckout(canvasElement)
    await waitFor(async () => expect(await within(canvasElement).findByText('무료배송이에요')).toBeVisible())
  },
}

export const NoAddresses: Story = {
  beforeEach: withScenario('checkout-no-address'),
  play: async ({ canvasElement }) => {
    await goToCheckout(canvasElement)
    await within(canvasElement).findByText('등록된 배송지가 없어요')
    await clickButton(canvasElement, /결제하기$/)
    const words = await screen.findByText('배송지를 선택하거나 새로 추가해 주세요')
    await waitFor(() => expect(words).toBeVisible())
  },
}

export const PriceChangedAndSizeSoldOut: Story = {
  beforeEach: withScenario('cart-free-shipping'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('무료배송이에요')
    // What changes after the cart has checked it.
    await updateWorld((tx) => {
      tx.products.update(productOfStock(tx, sizes.washedCap), { data: (draft) => void (draft.price += 1000) })
      sellOut(tx, sizes.washedCap, now(tx.counters))
    })
    await goToCheckout(canvasElement)
    await within(canvasElement).findByText(/가격이 바뀌었어요/)
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: /빼고 주문하기$/ })).toBeVisible())
  },
}

export const SoldOutOnPay: Story = {
  beforeEach: async () => stubPaymentWindow(),
  play: async ({ canvasElement, msw }) => {
    await goToCheckout(canvasElement)
    changeWorldOnOrder(msw, (tx) => sellOut(tx, sizes.ribbedTurtleneck, now(tx.counters)))
    await pressPay(canvasElement)
    const dialog = await screen.findByRole('dialog', { name: '결제를 시작하지 못했어요' })
    await waitFor(() => expect(within(dialog).getByText('품절됐어요. 합계에서 뺐어요.')).toBeVisible())
  },
}

export const PaymentWindowOpen: Story = {
  parameters: { shows: '결제창에서 결제를 마쳐 주세요' },
  beforeEach: async () => stubPaymentWindow(),
  play: async ({ canvasElement }) => {
    await goToCheckout(canvasElement)
    await pressPay(canvasElement)
    const [note] = await within(canvasElement).findAllByText('결제창에서 결제를 마쳐 주세요')
    await expect(note).toBeVisible()
  },
}

export const CreatingOrder: Story = {
  beforeEach: withPaymentWindow(withFault('pay-card', { operation: 'createOrder', kind: 'pause' })),
  play: async ({ canvasElement }) => {
    await goToCheckout(canvasElement)
    await pressPay(canvasElement)
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /결제하기$/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const PriceCheckFailed: Story = {
  beforeEach: withFault('pay-card', { operation: 'product', kind: 'network' }),
  play: async ({ canvasElement }) => {
    await goToCheckout(canvasElement)
    await waitFor(async () =>
      expect(await within(canvasElement).findByText(/지금 가격과 재고를 확인하지 못했어요/)).toBeVisible(),
    )
  },
}
