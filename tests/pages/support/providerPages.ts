import { expect, type Page } from '@playwright/test'
import { goToCheckout, openPaymentWindow } from '../../e2e/support/payHelpers.ts'
import { backend, type Mode } from '../../e2e/support/sites.ts'
import type { ShownPage } from './appPages.ts'

/** A page that a link or a bookmark opens; the mock server has it where the app is a real build. */
const openedPage = (name: string): ShownPage => ({
  name,
  open: async (page, mode) => {
    await page.goto(mode === 'real' ? `${backend.url}/mock/${name}.html` : `./mock/${name}.html`)
    return page
  },
})

/** The sign-in page that a button of the login page leads to. */
const signInPage = (name: string, button: string, account: string): ShownPage => ({
  name,
  open: async (page) => {
    await page.goto('./login')
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(new RegExp(`/mock/${name}`))
    await expect(page.getByRole('button', { name: account })).toBeVisible()
    return page
  },
})

async function openPayment(page: Page, mode: Mode, method?: string): Promise<Page> {
  await goToCheckout(page, mode, method === undefined ? 'pay-card' : 'pay-virtual-account')
  if (method !== undefined) await page.getByRole('radio', { name: method }).check()
  return openPaymentWindow(page)
}

/** Every page of the emulated providers. */
export const providerPages: readonly ShownPage[] = [
  signInPage('google', 'Google로 시작하기', '구민서'),
  signInPage('naver', '네이버로 시작하기', '염지훈'),
  { name: 'payment', open: (page, mode) => openPayment(page, mode) },
  { name: 'payment-virtual-account', open: (page, mode) => openPayment(page, mode, '가상계좌') },
  ...['deposits', 'postcode', 'privacy', 'terms'].map(openedPage),
]

/** Pages for testers, which only mocked builds have. */
export const testerPages: readonly ShownPage[] = ['scenarios', 'console'].map(openedPage)
