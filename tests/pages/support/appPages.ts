import type { Page } from '@playwright/test'
import { goToCheckout } from '../../e2e/support/payHelpers.ts'
import { openScenario } from '../../e2e/support/scenario.ts'
import type { Mode } from '../../e2e/support/sites.ts'

/** A page of the app or of an emulated provider. */
export interface ShownPage {
  readonly name: string
  /** Opens it from a new page, and returns the window that shows it. */
  readonly open: (page: Page, mode: Mode) => Promise<Page>
  /** Whether it shows that it is loading for as long as it is open. */
  readonly isLoading?: true
}

/** Every page that a scenario starts at. */
const scenarioStarts = [
  'additional-info',
  'home-picked',
  'home-not-picked',
  'home-coming-soon',
  'pick-fresh',
  'trend-archive',
  'memo-hostile',
  'shop-browse',
  'product-many-sizes',
  'product-no-reviews',
  'reviews-all',
  'cart-below-free',
  'cart-empty',
  'pay-redirect-ok',
  'pay-fail-page',
  'profile-edit',
  'orders-every-status',
  'orders-none',
  'cancel-card',
  'my-reviews',
  'guest-order-found',
  'guest-forbidden',
  'not-found',
]

const startOf = (scenario: string): ShownPage => ({
  name: scenario,
  open: async (page, mode) => {
    await openScenario(page, mode, scenario)
    return page
  },
})

/** A page without a session. */
const visitorPage = (name: string, path: string): ShownPage => ({
  name,
  open: async (page) => {
    await page.goto(`./${path}`)
    return page
  },
})

/** A page that closes its window, or, where it may not, says so after a moment. */
const closingPage = (name: string, path: string): ShownPage => ({
  name,
  isLoading: true,
  open: async (page) => {
    await page.goto(`./${path}`)
    await page.getByText('이 창을 닫고 원래 화면으로 돌아가 주세요.').waitFor()
    return page
  },
})

/** A step of the pick flow, reached from its start. */
const pickStep = (name: string, buttons: readonly string[]): ShownPage => ({
  name,
  open: async (page, mode) => {
    await openScenario(page, mode, 'pick-fresh')
    await page.getByRole('button', { name: '시작하기' }).click()
    const styles = page.getByRole('list', { name: '스타일' }).getByRole('button')
    for (const at of [0, 2]) await styles.nth(at).click()
    for (const button of buttons) await page.getByRole('button', { name: button, exact: true }).click()
    return page
  },
})

/** Every page of the app. */
export const appPages: readonly ShownPage[] = [
  visitorPage('landing', ''),
  visitorPage('login', 'login'),
  closingPage('payment-close', 'payment/close'),
  closingPage('payment-complete', 'payment/complete'),
  ...scenarioStarts.map(startOf),
  pickStep('pick-styles', []),
  pickStep('pick-confirm', ['선택 완료']),
  pickStep('pick-recorded', ['선택 완료', '나의 Pick 남기기']),
  {
    name: 'checkout',
    open: async (page, mode) => {
      await goToCheckout(page, mode, 'pay-card')
      return page
    },
  },
]
