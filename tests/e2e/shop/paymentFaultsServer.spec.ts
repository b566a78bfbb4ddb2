import { expectRow } from '../../support/expectRow.ts'
import { expectTrustRow } from '../../support/trustTable.ts'
import { checkBalances, runCommand, expectSituation } from '../support/checkBalances.ts'
import {
  approveAndWaitForClose,
  failedHeading,
  orderUpdate,
  openPaymentWindow,
  orderButton,
  paidHeading,
  PAID_UPDATE,
  payButton,
  goToCheckout,
  stopAsking,
} from '../support/payHelpers.ts'
import { openScenario } from '../support/scenario.ts'
import { TestShop } from '../support/testShop.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ allowErrors }) => allowErrors(/mock\/api|Failed to load|status of/))

test('[CART-05, CART-08] a changed price is paid, and a sold-out size is left out', async ({ page, mode }) => {
  await openScenario(page, mode, 'cart-stale')
  await expect(page.getByText('품절됐어요. 주문에서 빠져요.')).toBeVisible()
  await orderButton(page).click()
  await approveAndWaitForClose(await openPaymentWindow(page))
  await expect(paidHeading(page)).toBeVisible()
  await expectSituation(
    page,
    'price changed',
    'the new price at the line and in the total; what is sold out is struck, left out and stays in the cart',
  )
})

test('[PAY-08, CART-07] stock sold out during the payment voids it', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-last-item-race')
  const provider = await openPaymentWindow(page)
  await runCommand(page, 'sellOut', { stockId: 101 })
  await approveAndWaitForClose(provider)
  await expect(page.getByRole('alert')).toContainText('품절되었어요')
  await expectSituation(page, 'stock gone while paying', 'failed, the product named; the payment is voided')
})

test('[AUTH-17, PAY-08] a session that expires during the payment is refreshed', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  await runCommand(page, 'advanceClock', { ms: 29 * 60_000 })
  const provider = await openPaymentWindow(page)
  await runCommand(page, 'advanceClock', { ms: 2 * 60_000 })
  await approveAndWaitForClose(provider)
  await expect(paidHeading(page)).toBeVisible()
  await expectSituation(page, 'session expired in mid-payment', 'paid: the tokens are refreshed once, unnoticed')
})

test('[AUTH-19, PAY-13] a session that ends during the payment leads to login', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const session = await page.evaluate(() => Object.entries(localStorage))
  const provider = await openPaymentWindow(page)
  await page.evaluate(() => {
    for (const key of ['accessToken', 'refreshToken']) localStorage.setItem(key, 'dead')
  })
  await approveAndWaitForClose(provider)
  await expect(page).toHaveURL(/\/login\/?$/)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) if (/Token|userId/.test(key)) localStorage.setItem(key, value)
  }, session)
  await page.goto('./')
  await expect(orderUpdate(page)).toBeVisible()
  await expectSituation(page, 'session dead in mid-payment', `the login page; signed in again, «${PAID_UPDATE}»`)
})

for (const [situation, ending, sees, words] of [
  ['provider down', '9096', 'failed, MX1002 and the provider’s words', 'MX1002'],
  ['declined', '9061', 'failed, 61 and the provider’s words', '한도초과'],
  ['cancelled in the bank’s app', '9091', 'failed, 01 and the provider’s words', '사용자에 의한 취소입니다'],
  ['approval’s reply lost on the way to the server', '9099', 'failed: the server cancels over the net', 'NET_CANCELED'],
] as const) {
  test(`[PAY-08, CART-07] ${situation}`, async ({ page, mode }) => {
    await goToCheckout(page, mode, 'pay-declined')
    await approveAndWaitForClose(await openPaymentWindow(page), ending)
    await expect(failedHeading(page)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(words)
    await expectSituation(page, situation, sees)
  })
}

test('[PAY-12, PAY-14] a changed amount pays nothing', async ({ page, mode }) => {
  await page.clock.install()
  await goToCheckout(page, mode, 'pay-card')
  await approveAndWaitForClose(await openPaymentWindow(page), '9013')
  await stopAsking(page)
  await expect(page.getByRole('button', { name: '다시 확인하기' })).toBeVisible()
  await expectSituation(
    page,
    'tampered amount',
    'the server refuses it: nothing is paid; after 10 s PAYMENT_CANCELED and «다시 확인하기»',
  )
})

test('[PAY-05, PAY-12] a repeated success address and a lost confirmation pay once', async ({ page, mode }) => {
  const shop = await new TestShop(page, mode).open()
  const order = await shop.order()
  await page.goto(shop.redirectUrl(order, urlOf(mode)))
  await page.getByRole('textbox', { name: '카드 번호' }).fill('4111 1111 1111 1111')
  await page.getByRole('textbox', { name: '유효기간' }).fill('1239')
  await page.getByRole('checkbox').check()
  await runCommand(page, 'addFault', { kind: 'network', operation: 'confirmOrder', isAfter: true, left: 1 })
  await page.getByRole('button', { name: /결제하기/ }).click()
  await expect(paidHeading(page)).toBeVisible()
  const confirms: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/orders/confirm') && confirms.push(request.url())))
  for (let times = 0; times < 2; times += 1) {
    await page.reload()
    await expect(paidHeading(page)).toBeVisible()
  }
  expect(confirms).toEqual([])
  const { faults } = await checkBalances(page)
  expect(faults).toEqual([])
  expectRow('docs/payment-faults.md', 'situations', [
    'replayed success address; the confirm’s reply lost',
    'paid: the order is asked, not confirmed again',
    await shop.state(order),
    '0',
  ])
})

test('[CART-06, CART-07, PAY-12] a full storage does not stop the payment', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  await page.evaluate(() => {
    const real = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      // A shorter value still fits.
      if (value.length > (this.getItem(key)?.length ?? 0)) throw new DOMException('full', 'QuotaExceededError')
      real.call(this, key, value)
    }
  })
  await approveAndWaitForClose(await openPaymentWindow(page))
  await expect(paidHeading(page)).toBeVisible()
  await expectSituation(page, 'storage full', 'paid; the page remembers what the device cannot')
  expectTrustRow({
    table: 'storage',
    situation: 'local storage is full during a payment',
    shown: 'the payment result',
    stored: 'one paid order; the page holds in memory what it cannot store',
  })
})

test('[ERR-02, CHK-08, PAY-12] a lost reply of the order can be retried', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  await runCommand(page, 'addFault', { kind: 'network', operation: 'createOrder', isAfter: true, left: 1 })
  const popup = page.waitForEvent('popup')
  await payButton(page).click()
  const first = await popup
  // The window may be closed before an event can be awaited.
  await expect.poll(() => first.isClosed()).toBe(true)
  await expect(page.getByRole('alert')).toContainText('네트워크 오류가 발생했어요.')
  const second = page.waitForEvent('popup')
  await page.getByRole('button', { name: '다시 결제하기' }).click()
  await approveAndWaitForClose(await second)
  await expect(paidHeading(page)).toBeVisible()
  await expectSituation(
    page,
    'offline at the press',
    'the network’s words, the window closed; the second press pays, and the unknown order expires',
  )
})

test('[PAY-08] a result that fails to load can be retried', async ({ page, mode }) => {
  await goToCheckout(page, mode, 'pay-card')
  const provider = await openPaymentWindow(page)
  await runCommand(page, 'addFault', { kind: 'network', operation: 'orderCompletion', left: 1 })
  await approveAndWaitForClose(provider)
  await expect(page.getByRole('alert')).toContainText('결제 결과를 불러오지 못했어요')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(paidHeading(page)).toBeVisible()
  await expectSituation(
    page,
    'offline at the result',
    '«결제 결과를 불러오지 못했어요», never that the payment failed; the retry shows it',
  )
})

test('[PAY-02, PAY-14] a provider with COOP, whose window seems closed, is paid', async ({ page, mode }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...parameters) => {
      const real = open(...parameters)
      if (!real) return real
      let isDetached = false
      const replace = (address: string) => {
        real.location.replace(address)
        isDetached = true
      }
      return new Proxy(real, {
        get: (of, name) => {
          if (name === 'closed') return isDetached
          if (name === 'location') return { replace }
          const value: unknown = Reflect.get(of, name)
          return typeof value === 'function' ? value.bind(of) : value
        },
      })
    }
  })
  await goToCheckout(page, mode, 'pay-card')
  const popup = page.waitForEvent('popup')
  await payButton(page).click()
  const provider = await popup
  await expect(page.getByRole('heading', { name: '결제를 확인하고 있어요' })).toBeVisible()
  await approveAndWaitForClose(provider)
  await page.bringToFront()
  await expect(paidHeading(page)).toBeVisible()
  await expectSituation(page, 'provider with COOP', '«결제를 확인하고 있어요» while the window is still open, then paid')
})
