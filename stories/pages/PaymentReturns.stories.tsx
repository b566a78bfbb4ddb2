import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import { expect, within, waitFor } from 'storybook/test'
import { patterns } from '../../src/config/paths.ts'
import { App } from '../support/app.tsx'
import { errorHandler, pendingHandler, successHandler } from '../support/handlers.ts'
import { withFault, withScenario } from '../support/scenario.ts'

/** The routes that the payment provider redirects to, and those of its window: these show one line and close. */
const meta = {
  title: 'Payment returns · 결제 복귀',
  id: 'pages-paymentreturns',
  component: App,
  parameters: { layout: 'fullscreen' },
  beforeEach: withScenario('pay-card'),
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const complete = 'orders/:orderId/complete'
const confirmed = [successHandler(complete, { status: 'CONFIRMED' })]

const openAt = (path: string, words: string, handlers: RequestHandler[] = [], more: object = {}): Story => ({
  parameters: { path, msw: { handlers }, ...more },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('heading', { level: 1, name: words })).toBeVisible())
  },
})
const success = `${patterns.paymentSuccess}?orderId=A-1&paymentKey=k&amount=41500`

export const RedirectConfirmed: Story = {
  tags: ['core'],
  ...openAt(success, '결제가 완료됐어요', confirmed, { screen: true }),
}
export const RedirectRejected = openAt(success, '결제 승인에 실패했어요')
export const RedirectConfirming: Story = {
  tags: ['!dev', '!autodocs'],
  ...openAt(success, '결제를 확인하고 있어요'),
  beforeEach: withFault('pay-card', { operation: 'orderCompletion', kind: 'hang' }),
}
export const RedirectMissingParameters: Story = {
  tags: ['!dev', '!autodocs'],
  ...openAt(patterns.paymentSuccess, '필수 정보가 없어요'),
}
export const RedirectFailed = openAt(
  `${patterns.paymentFail}?code=PAY_PROCESS_CANCELED&message=${encodeURIComponent('사용자에 의해 결제가 취소되었습니다.')}`,
  '결제가 완료되지 않았어요',
  [],
  { screen: true },
)
export const PhonePaid: Story = {
  tags: ['!dev', '!autodocs'],
  ...openAt(`${patterns.paymentMobileResult}?orderId=A-1&code=00`, '결제가 완료됐어요', confirmed),
}

const declined = `${patterns.paymentMobileResult}?orderId=A-1&code=61&message=${encodeURIComponent('한도초과로 결제에 실패했습니다.')}`
const failed = '결제가 완료되지 않았어요'

export const PhoneDeclined = openAt(declined, failed, [successHandler(complete, { status: 'FAILED' })], { screen: true })
export const PhoneDeclinedChecking: Story = {
  tags: ['!dev', '!autodocs'],
  ...openAt(declined, '결제를 확인하고 있어요', [pendingHandler(complete)]),
}
export const PhoneDeclinedUnknown = openAt(declined, '결제 결과를 불러오지 못했어요', [errorHandler(complete)])

/** Only the order’s completion tells whether it can be paid again. */
const declinedAlthough = (status: string, words: string): Story => {
  const { parameters, play } = openAt(declined, failed, [successHandler(complete, { status })])
  return {
    parameters: { ...parameters, requirements: ['PAY-09'] },
    play: async (context) => {
      await play?.(context)
      const alert = within(within(context.canvasElement).getByRole('alert'))
      await expect(alert.getByText(words)).toBeVisible()
      await expect(alert.getByRole('link', { name: '결제 결과 보기' })).toBeVisible()
      await expect(alert.getAllByRole('link')).toHaveLength(1)
    },
  }
}

export const PhoneDeclinedPaid = declinedAlthough('CONFIRMED', '이 주문은 이미 결제됐어요. 다시 결제하지 않아도 돼요.')
export const PhoneDeclinedAwaited = declinedAlthough(
  'WAITING_FOR_DEPOSIT',
  '이 주문은 이미 접수됐어요. 입금만 하면 되고, 다시 결제하지 않아도 돼요.',
)

/** A window that no script has opened stays open. */
const openInWindow = (path: string, words: string, more: object): Story => ({
  ...openAt(path, words, confirmed, more),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByRole('link', { name: '홈으로 가기' })).toBeVisible())
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: words })).toBeVisible()
  },
})

export const WindowComplete = openInWindow(patterns.paymentComplete, '결제를 처리하고 있어요', { screen: true })
export const WindowClosing = openInWindow(patterns.paymentClose, '결제창을 닫고 있어요', { screen: true })

export const NoticeOnNextVisit: Story = {
  parameters: { requirements: ['PAY-13'], path: patterns.home },
  beforeEach: withScenario('pay-resumed'),
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText(/결제하던 주문이 완료됐어요/)).toBeVisible())
  },
}
