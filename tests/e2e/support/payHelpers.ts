import { expect, type Locator, type Page } from '@playwright/test'
import * as v from 'valibot'
import { pressToClose } from './pressToClose.ts'
import { openScenario } from './scenario.ts'
import { backend, type Mode } from './sites.ts'

export const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const orders = v.array(v.object({ orderId: v.string(), userId: v.number(), status: v.string(), totalAmount: v.number() }))
const JIHOON = 2

/** Opens a scenario with a cart and goes to its checkout. */
export async function goToCheckout(page: Page, mode: Mode, scenario: string): Promise<void> {
  await openScenario(page, mode, scenario)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/?$/)
  await expect(page.getByRole('heading', { name: '주문·결제' })).toBeVisible()
}

/** The cart's button in sight: of its sum, or of the bar at a phone's foot. */
export const orderButton = (page: Page) =>
  page
    .getByRole('button', { name: /주문하기$/ })
    .locator('visible=true')
    .first()

export const payButton = (page: Page) =>
  page
    .getByRole('button', { name: /결제하기$/ })
    .locator('visible=true')
    .first()

/** Presses the pay button. Returns the payment window once it shows the provider's page. */
export async function openPaymentWindow(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await payButton(page).click()
  const provider = await popup
  await expect(provider.getByRole('button', { name: '시험용 번호 채우기' })).toBeVisible()
  return provider
}

/** Fills in the sandbox's number, or a card whose last four digits decide the outcome. Returns the button that pays. */
async function fillPayment(provider: Page, ending?: string): Promise<Locator> {
  await provider.getByRole('button', { name: '시험용 번호 채우기' }).click()
  if (ending !== undefined) await provider.getByRole('textbox', { name: '카드 번호' }).fill(`4111 1111 1111 ${ending}`)
  return provider.getByRole('button', { name: /결제하기/ })
}

/** Approves in the app's own window, or in a payment window that stays open. */
export async function approvePayment(provider: Page, ending?: string): Promise<void> {
  await (await fillPayment(provider, ending)).click()
}

/** Approves and waits until the payment window has closed itself. */
export async function approveAndWaitForClose(provider: Page, ending?: string): Promise<void> {
  await pressToClose(await fillPayment(provider, ending))
}

export const paidHeading = (page: Page) => page.getByRole('heading', { level: 1, name: '결제가 완료됐어요' })

/** Statuses of Jihoon's orders on the server, newest first. */
export async function orderStatuses(page: Page, mode: Mode): Promise<string[]> {
  const reply: unknown =
    mode === 'real'
      ? await (await page.request.get(`${backend.url}/__mock/orders`)).json()
      : await page.evaluate((): unknown => Reflect.get(window, '__mock').orders())
  return v
    .parse(orders, reply)
    .filter(({ userId }) => userId === JIHOON)
    .map(({ status }) => status)
}

/** Number of items in the stored cart. */
export const piecesInCart = (page: Page): Promise<number> =>
  page.evaluate(() => Number(JSON.parse(localStorage.getItem('cart') ?? '{}').totalItems ?? 0))

export const PAID_UPDATE = '결제하던 주문이 완료됐어요'
/** The notice below the navigation about an order with an unfinished payment. */
export const orderUpdate = (page: Page, text = PAID_UPDATE) => page.getByText(text, { exact: false })
