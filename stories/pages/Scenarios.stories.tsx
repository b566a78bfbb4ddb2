import type { Meta, StoryObj } from '@storybook/react-vite'
import { App } from '../support/app.tsx'
import { expectStart, scenarioStart, withScenario } from '../support/scenario.ts'

/**
 * Scenarios of testers that no other story starts from, each in the whole app at its start. Not tests: the e2e test of the
 * scenarios expects the same of all of them in the app, with axe.
 */
const meta = {
  title: 'Scenario starts · 시나리오 시작',
  id: 'pages-scenarios',
  tags: ['!test'],
  component: App,
  parameters: { layout: 'fullscreen', path: scenarioStart },
} satisfies Meta<typeof App>
export default meta
type Story = StoryObj<typeof meta>

const startOf = (id: string): Story => ({
  beforeEach: withScenario(id),
  play: ({ canvasElement }) => expectStart(canvasElement, id),
})

export const CancelPaidByCard = startOf('cancel-card')
export const CancelLineBeforeDeposit = startOf('cancel-partial-before-deposit')
export const ShippedWhileCancelling = startOf('cancel-too-late')
export const ClosedToGuests = startOf('guest-forbidden')
export const HomeLive = startOf('home-live')
export const CodeUsedBefore = startOf('login-code-reused')
export const ConsentDenied = startOf('login-denied')
export const ReturningWithNaver = startOf('login-naver-returning')
export const CallbackWithoutState = startOf('login-no-state')
export const ReloadedWhileSigningIn = startOf('login-reload-midway')
export const ClosedToMembers = startOf('member-forbidden')
export const Offline = startOf('offline')
export const UnknownOrderStatus = startOf('orders-unknown-status')
export const PaymentCancelled = startOf('pay-cancelled')
export const PaymentDeclined = startOf('pay-declined')
export const FailureWithoutOrderNumber = startOf('pay-fail-no-order-id')
export const FailurePage = startOf('pay-fail-page')
export const PayingOnPhoneFails = startOf('pay-mobile-fails')
export const RedirectWithoutParameters = startOf('pay-redirect-missing')
export const BackFromRedirectPayment = startOf('pay-redirect-ok')
export const AmountChanged = startOf('pay-redirect-tampered')
export const WindowClosedTooEarly = startOf('pay-window-closed-early')
export const PopupBlocked = startOf('pay-popup-blocked')
export const PaymentResumed = startOf('pay-resumed')
export const LastPieceTaken = startOf('pay-last-item-race')
export const PickedInAnotherWindow = startOf('pick-taken-meanwhile')
export const AddressSearchHangs = startOf('profile-postcode-slow')
export const RefreshFails = startOf('refresh-network-down')
export const HtmlInsteadOfJson = startOf('server-garbage')
export const SlowServer = startOf('server-slow')
export const BothTokensExpired = startOf('session-dead')
export const AccessTokenExpired = startOf('session-expiring')
export const TwoWindowsExpire = startOf('windows-expire-together')
export const LargeWorld = startOf('world-large')
