import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, within, waitFor } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { env } from '../../src/config/env.ts'
import { OrdersPage } from '../../src/features/orders/OrdersPage.tsx'
import { withAccountLayout } from '../support/decorators.tsx'
import { clickButton, findDialog } from '../support/interactions.ts'
import { orderFixture } from '../support/orderFixture.ts'
import { findOrderCard } from '../support/orderSteps.ts'
import { withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

const orders = `${env.apiBase}v1/users/:userId/orders`
const FIVE_HUNDRED = Array.from({ length: 500 }, (_, at) => orderFixture({ id: at + 1, orderId: `20261121-${at + 1}` }))

/**
 * The order number stands below the date, so that shoppers can quote it. Orders that are over have no progress, and on desktops
 * one row. The total stays what was paid; a cancelled amount has its own line. Orders that can still change are fetched every ten
 * seconds while the page is visible, and on focus. The detail is a wide sheet: status, the deposit's account while one is
 * awaited, amounts and address, then the lines; the reply names no payment method except the virtual account, so the detail does
 * not either.
 */
const meta = {
  title: 'Orders · 주문 내역',
  id: 'pages-orders',
  component: OrdersPage,
  decorators: [withAccountLayout, ...screenDecorators],
  parameters: { layout: 'fullscreen', path: patterns.orders, route: patterns.orders },
} satisfies Meta<typeof OrdersPage>
export default meta
type Story = StoryObj<typeof meta>

export const EveryStatus: Story = {
  tags: ['core'],
  parameters: { screen: true },
  beforeEach: withScenario('orders-every-status'),
  play: async ({ canvasElement }) => {
    const card = await findOrderCard(canvasElement, '결제완료')
    await expect(within(card).getByRole('button', { name: '주문 취소' })).toBeVisible()
  },
}

export const UnknownStatus: Story = {
  beforeEach: withScenario('orders-none'),
  parameters: {
    msw: {
      handlers: [
        http.get(orders, () =>
          HttpResponse.json({ result: 'SUCCESS', data: [orderFixture({ status: 'RETURN_REQUESTED' })], error: null }),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('상태 미정')).toBeVisible())
  },
}

export const FiveHundredOrders: Story = {
  beforeEach: withScenario('orders-none'),
  parameters: {
    requirements: ['ORD-01'],
    msw: { handlers: [http.get(orders, () => HttpResponse.json({ result: 'SUCCESS', data: FIVE_HUNDRED, error: null }))] },
  },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('article')
    await expect(first).toBeVisible()
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(500)
  },
}

export const NoOrdersYet: Story = {
  beforeEach: withScenario('orders-none'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('아직 주문 내역이 없어요')).toBeVisible())
  },
}

export const Loading: Story = {
  beforeEach: withScenario('orders-none'),
  parameters: { msw: { handlers: [http.get(orders, () => new Promise<never>(() => {}))] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('불러오는 중이에요')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: withScenario('orders-none'),
  parameters: { msw: { handlers: [http.get(orders, () => HttpResponse.error())] } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeVisible())
  },
}

export const DetailWaitingForDeposit: Story = {
  parameters: { requirements: ['ORD-11'] },
  beforeEach: withScenario('orders-every-status'),
  play: async ({ canvasElement }) => {
    await clickButton(await findOrderCard(canvasElement, /^입금대기/), '주문 상세')
    await expect(within(await findDialog(canvasElement, '주문 상세')).getByText('입금할 계좌')).toBeVisible()
  },
}

export const CancelWithRefundAccount: Story = {
  parameters: { requirements: ['ORD-07'] },
  beforeEach: withScenario('cancel-deposit-paid'),
  play: async ({ canvasElement }) => {
    await clickButton(await findOrderCard(canvasElement, '상품준비중'), '주문 취소')
    const dialog = await findDialog(canvasElement, '주문을 취소할까요?')
    await expect(within(dialog).getByRole('group', { name: '환불 계좌' })).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: '주문 취소' })).toBeDisabled()
  },
}
