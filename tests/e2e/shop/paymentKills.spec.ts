import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { expectOrders, runCommand } from '../support/checkBalances.ts'
import {
  copyProfile,
  makeProfile,
  removeProfile,
  startBrowser,
  waitUntilOnDisk,
  type KillableBrowser,
} from '../support/killableBrowser.ts'
import {
  approveAndWaitForClose,
  approvePayment,
  openPaymentWindow,
  orderButton,
  orderStatuses,
  orderUpdate,
  PAID_UPDATE,
  paidHeading,
  payButton,
  PHONE,
} from '../support/payHelpers.ts'
import { urlOf } from '../support/sites.ts'

const UNFINISHED = '마치지 않은 결제가 있어요'
const phone = [`--user-agent=${PHONE}`]

type Moment = {
  name: string
  /** Arguments of the browser that is killed. */
  browser?: readonly string[]
  /** Leads a page at the cart to the moment of the kill. */
  reach: (page: Page, folder: string) => Promise<void>
  /** The notice of the next start. */
  update?: string
  /** States of the orders and number of pieces in the cart at the next start. */
  orders: readonly string[]
  pieces: 0 | 1
  /** States of the orders once these pieces are paid. */
  paid?: readonly string[]
}

const home = urlOf('mock')
let prepared = ''
let folder = ''
let browser: KillableBrowser | undefined

test.describe.configure({ mode: 'parallel' })

test.beforeAll(async () => {
  prepared = makeProfile()
  const { page, close } = await startBrowser(prepared)
  await page.goto(`${home}?scenario=pay-card`)
  await expect(page.getByRole('heading', { name: '장바구니' })).toBeVisible()
  await close()
})

test.beforeEach(() => {
  folder = copyProfile(prepared)
})

test.afterEach(async () => {
  await browser?.kill()
  browser = undefined
  removeProfile(folder)
})

test.afterAll(() => removeProfile(prepared))

async function goToCheckout(page: Page): Promise<void> {
  await orderButton(page).click()
  await expect(page.getByRole('radio', { name: /염지훈/ })).toBeChecked()
}

const hang = (page: Page, operation: string, isAfter = false) =>
  runCommand(page, 'addFault', { kind: 'hang', operation, isAfter, left: 1 })
/** Waits until the hanging call was made. */
const hasHung = (page: Page) => expect.poll(() => runCommand(page, 'faults')).toEqual([])

const orderIds = v.array(v.object({ orderId: v.string() }))
/** Waits until the order's record is on disk, as it is after the seconds that a shopper needs at the provider. */
async function isStored(page: Page, folder: string): Promise<void> {
  const [order] = v.parse(orderIds, await runCommand(page, 'orders'))
  await waitUntilOnDisk(folder, order?.orderId ?? 'no order')
}

async function openProvider(page: Page, folder: string): Promise<Page> {
  await goToCheckout(page)
  const provider = await openPaymentWindow(page)
  await isStored(page, folder)
  return provider
}

async function openProviderOnPhone(page: Page, folder: string): Promise<void> {
  await goToCheckout(page)
  await payButton(page).click()
  await page.waitForURL(/mock\/payment/)
  await waitUntilOnDisk(folder, '"order":{"id"')
}

const moments: readonly Moment[] = [
  { name: 'the checkout is open', reach: goToCheckout, orders: [], pieces: 1, paid: ['CONFIRMED'] },
  {
    name: 'the order is requested',
    reach: async (page) => {
      await goToCheckout(page)
      await hang(page, 'createOrder')
      await payButton(page).click()
      await hasHung(page)
    },
    orders: [],
    pieces: 1,
    paid: ['CONFIRMED'],
  },
  {
    name: 'the order is made, its reply under way',
    reach: async (page) => {
      await goToCheckout(page)
      await hang(page, 'createOrder', true)
      await payButton(page).click()
      await expect.poll(() => orderStatuses(page, 'mock')).toEqual(['PENDING'])
    },
    orders: ['PENDING'],
    pieces: 1,
    paid: ['PENDING', 'CONFIRMED'],
  },
  {
    name: 'the payment window shows the provider',
    reach: async (page, folder) => void (await openProvider(page, folder)),
    update: UNFINISHED,
    orders: ['PENDING'],
    pieces: 1,
    paid: ['FAILED', 'CONFIRMED'],
  },
  {
    name: 'the payment is approved, its window still open',
    reach: async (page, folder) => {
      const provider = await openProvider(page, folder)
      await approvePayment(provider)
      await provider.waitForURL(/payment\/complete/, { waitUntil: 'commit' })
    },
    update: PAID_UPDATE,
    orders: ['CONFIRMED'],
    pieces: 0,
  },
  {
    name: 'the window is closed, the result requested',
    reach: async (page, folder) => {
      const provider = await openProvider(page, folder)
      await hang(page, 'orderCompletion')
      await approveAndWaitForClose(provider)
      await hasHung(page)
    },
    update: PAID_UPDATE,
    orders: ['CONFIRMED'],
    pieces: 0,
  },
  {
    name: 'the result is shown',
    reach: async (page, folder) => {
      await approveAndWaitForClose(await openProvider(page, folder))
      await expect(paidHeading(page)).toBeVisible()
    },
    update: PAID_UPDATE,
    orders: ['CONFIRMED'],
    pieces: 0,
  },
  {
    name: 'a phone requests the payment form',
    browser: phone,
    reach: async (page, folder) => {
      await goToCheckout(page)
      await hang(page, 'mobilePaymentForm')
      await payButton(page).click()
      await hasHung(page)
      await isStored(page, folder)
    },
    update: UNFINISHED,
    orders: ['PENDING'],
    pieces: 1,
    paid: ['FAILED', 'CONFIRMED'],
  },
  {
    name: 'a phone shows the provider',
    browser: phone,
    reach: openProviderOnPhone,
    update: UNFINISHED,
    orders: ['PENDING'],
    pieces: 1,
    paid: ['FAILED', 'CONFIRMED'],
  },
  {
    name: 'a phone is back from the provider, the result requested',
    browser: phone,
    reach: async (page, folder) => {
      await hang(page, 'orderCompletion')
      await openProviderOnPhone(page, folder)
      await approvePayment(page)
      await page.waitForURL(/payment\/mobile\/result/)
      await hasHung(page)
    },
    update: PAID_UPDATE,
    orders: ['CONFIRMED'],
    pieces: 0,
  },
]

for (const { name, browser: options = [], reach, update, orders, pieces, paid = orders } of moments) {
  test(`[PAY-13, PAY-12, CART-07] killed when ${name}: paid once`, async () => {
    browser = await startBrowser(folder, ...options)
    await browser.page.goto(`${home}cart`)
    await expect(browser.page.getByRole('heading', { name: '장바구니' })).toBeVisible()
    await reach(browser.page, folder)
    await browser.kill()

    browser = await startBrowser(folder)
    const { page } = browser
    await page.goto(`${home}cart`)
    if (update !== undefined) await expect(orderUpdate(page, update)).toBeVisible()
    const order = page.getByRole('button', { name: /주문하기$/ }).filter({ visible: true })
    await expect(pieces === 0 ? page.getByText('장바구니가 비어 있어요') : order.first()).toBeVisible()
    await expectOrders(page, orders, pieces)

    if (pieces > 0) await payRest(page)
    await expectOrders(page, paid, 0)
  })
}

/** Buys what is left in the cart. */
async function payRest(page: Page): Promise<void> {
  await goToCheckout(page)
  await approveAndWaitForClose(await openPaymentWindow(page))
  await expect(paidHeading(page)).toBeVisible()
}
