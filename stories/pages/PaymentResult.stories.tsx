import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { expect, within } from 'storybook/test'
import { env } from '../../src/config/env.ts'
import { patterns } from '../../src/config/paths.ts'
import { PaymentResultPage } from '../../src/features/payment/PaymentResultPage.tsx'
import { expectHeading, expectText } from '../support/expectations.ts'
import { pendingHandler, successHandler } from '../support/handlers.ts'
import { inWorld, scenarioStart, withScenario } from '../support/scenario.ts'
import { screenDecorators } from '../support/screenDecorators.tsx'

const withCompletion = (completion: object, ...handlers: RequestHandler[]) => ({
  msw: { handlers: [successHandler('orders/:orderId/complete', completion), ...handlers] },
})

/** The result of the order at which the scenario starts. */
const orderOfScenario = {
  path: () => `${patterns.paymentResult}?orderId=${new URL(scenarioStart(), location.origin).searchParams.get('order') ?? ''}`,
  msw: { handlers: [] },
}

/** `beforeEach`: a pending payment is checked every 2 s for 10 s; here the 10 s are over at once. */
function withoutPolling() {
  const setTimeout = window.setTimeout.bind(window)
  const set = (callback: () => void, ms = 0) => setTimeout(callback, ms === 10_000 ? 1 : ms)
  Reflect.set(window, 'setTimeout', set)
  return () => void Reflect.set(window, 'setTimeout', setTimeout)
}

/**
 * From tablets on with the receipt beside the words. A failure offers what its text promises: paying again, by the same or
 * another method, unless its cause forbids that; the code comes last, below the receipt. Later states (preparing, shipped,
 * delivered, partly cancelled) are shown as paid. A cancelled order says that it was cancelled, a pending one that no result has
 * come (OPEN-57).
 */
const meta = {
  title: 'Payment result · 결제 결과',
  id: 'pages-paymentresult',
  component: PaymentResultPage,
  decorators: screenDecorators,
  parameters: {
    layout: 'fullscreen',
    path: `${patterns.paymentResult}?orderId=20261121-8P4SRF7UYC`,
    route: patterns.paymentResult,
    ...withCompletion({ status: 'CONFIRMED' }),
  },
  beforeEach: withScenario('pay-card'),
} satisfies Meta<typeof PaymentResultPage>
export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  tags: ['core'],
  parameters: { ...orderOfScenario, screen: true },
  beforeEach: withScenario('cancel-card'),
  play: async ({ canvasElement }) => {
    await expectText(canvasElement, '총 결제 금액')
    await expectText(canvasElement, inWorld({ ko: '네이비 워시드 볼캡', en: 'Navy Washed Cap' }))
  },
}

export const PaidWithoutReceipt: Story = { play: ({ canvasElement }) => expectHeading(canvasElement, '결제가 완료됐어요') }

export const ReceiptLoading: Story = {
  parameters: withCompletion({ status: 'CONFIRMED' }, pendingHandler('users/:userId/orders')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('주문한 상품을 불러오는 중이에요')).toBeVisible()
  },
}

export const WaitingForDeposit: Story = {
  parameters: orderOfScenario,
  beforeEach: withScenario('cancel-before-deposit'),
  play: async ({ canvasElement }) => {
    await expectHeading(canvasElement, /주문을 받았어요/)
    await expectText(canvasElement, '입금 금액')
  },
}

export const Processing: Story = {
  parameters: withCompletion({ status: 'PENDING' }),
  play: ({ canvasElement }) => expectHeading(canvasElement, '결제를 확인하고 있어요'),
}

export const StillPending: Story = {
  parameters: withCompletion({ status: 'PENDING' }),
  beforeEach: withoutPolling,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '다시 확인하기' })).toBeVisible()
  },
}

export const Declined: Story = {
  parameters: withCompletion({ status: 'FAILED', failCode: '61', failMessage: '한도초과로 결제에 실패했습니다.' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/한도초과로 결제에 실패했습니다.*61/)
  },
}

export const FailedWithoutReason: Story = {
  parameters: withCompletion({ status: 'FAILED' }),
  play: ({ canvasElement }) => expectHeading(canvasElement, '결제가 완료되지 않았어요'),
}

export const MissingParameters: Story = {
  parameters: { path: patterns.paymentResult },
  play: ({ canvasElement }) => expectHeading(canvasElement, '필수 정보가 없어요'),
}

export const LoadFailed: Story = {
  parameters: { msw: { handlers: [http.get(`${env.apiBase}v1/orders/:orderId/complete`, () => HttpResponse.error())] } },
  play: ({ canvasElement }) => expectHeading(canvasElement, '결제 결과를 불러오지 못했어요'),
}
