import type { Page } from '@playwright/test'
import { pressToClose } from '../support/pressToClose.ts'
import { TestShop } from '../support/testShop.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

/** Last four digits, and the final state of the order (`docs/payment-sandbox.md`). */
const outcomes = {
  'is approved, or refused by the bank': [
    ['1111', 'CONFIRMED'],
    ['9061', 'FAILED 61'],
    ['9051', 'FAILED 51'],
    ['9054', 'FAILED 54'],
    ['9062', 'FAILED 62'],
  ],
  'is cancelled, or pays nothing': [
    ['9091', 'FAILED 01'],
    ['9001', 'FAILED 01'],
    ['9013', 'PENDING'],
  ],
  'fails at the provider': [
    ['9096', 'FAILED MX1002'],
    ['9068', 'FAILED 68'],
    ['9099', 'FAILED NET_CANCELED'],
  ],
} as const

async function pay(page: Page, ending: string): Promise<void> {
  await page.getByRole('textbox', { name: '카드 번호' }).fill(`4111 1111 1111 ${ending}`)
  await page.getByRole('textbox', { name: '유효기간' }).fill('1239')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /결제하기/ }).click()
}

/** The last page may close its window at once, so only its navigation is awaited. */
async function expectNavigation(window: Page, address: RegExp, act: () => Promise<void>): Promise<void> {
  const arrived = window.waitForEvent('framenavigated', (frame) => address.test(frame.url()))
  await act()
  await arrived
}

for (const [outcome, cards] of Object.entries(outcomes)) {
  test(`[API-51, API-53, PAY-01] in the desktop window a card ${outcome}`, async ({ page, mode }) => {
    const shop = await new TestShop(page, mode).open()
    for (const [ending, state] of cards) {
      const order = await shop.order()
      const popup = await shop.openWindow(order)
      await expect(popup.getByText(order.orderId)).toBeVisible()
      const last = state === 'CONFIRMED' ? /\/payment\/complete\/?$/ : /\/payment\/close\/?$/
      await expectNavigation(popup, last, () => pay(popup, ending))
      expect([ending, await shop.state(order)]).toEqual([ending, state])
      await popup.close()
    }
  })

  test(`[API-52, API-53, PAY-04, PAY-09] on a phone a card ${outcome}`, async ({ page, mode }) => {
    const shop = await new TestShop(page, mode).open()
    for (const [ending, state] of cards) {
      const order = await shop.order()
      await shop.postForm(order)
      await expect(page.getByText('카멜 벨티드 트렌치코트')).toBeVisible()
      await pay(page, ending)
      await page.waitForURL(/\/payment\/mobile\/result\/?\?/)
      const { code, orderId } = Object.fromEntries(new URL(page.url()).searchParams)
      expect(orderId).toBe(order.orderId)
      expect(code === '00').toBe(state === 'CONFIRMED')
      await expect.poll(() => shop.state(order).catch(String)).toBe(state)
    }
  })
}

test('the pay button is white on the provider’s indigo', async ({ page, mode }) => {
  const shop = await new TestShop(page, mode).open()
  const popup = await shop.openWindow(await shop.order())
  const button = popup.getByRole('button', { name: /결제하기/ })
  await expect(button).toHaveCSS('background-color', 'rgb(61, 59, 212)')
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('[PAY-05, PAY-06, API-54] the redirect is paid once confirmed, or refused', { tag: '@core' }, async ({ page, mode }) => {
  const shop = await new TestShop(page, mode).open()
  const paid = await shop.order()
  await page.goto(shop.redirectUrl(paid, urlOf(mode)))
  await pay(page, '1111')
  await page.waitForURL(/\/payment\/success/)
  const { paymentKey = '', orderId, amount, paymentType } = Object.fromEntries(new URL(page.url()).searchParams)
  expect([orderId, amount, paymentType]).toEqual([paid.orderId, String(paid.amount), 'NORMAL'])
  const confirmation = { orderId, paymentKey, amount: paid.amount }
  await expect
    .poll(() =>
      shop
        .call('v1/orders/confirm', confirmation)
        .then(() => 'paid')
        .catch(String),
    )
    .toBe('paid')
  expect(await shop.state(paid)).toBe('CONFIRMED')

  for (const [ending, code, hasNumber] of [
    ['9061', 'REJECT_CARD_PAYMENT', true],
    ['9091', 'PAY_PROCESS_CANCELED', false],
  ] as const) {
    const order = await shop.order()
    await page.goto(shop.redirectUrl(order, urlOf(mode)))
    await pay(page, ending)
    await page.waitForURL(/\/payment\/fail/)
    const parameters = Object.fromEntries(new URL(page.url()).searchParams)
    expect([parameters['code'], 'orderId' in parameters]).toEqual([code, hasNumber])
    await page.goto('./login')
    await expect
      .poll(() =>
        shop
          .order()
          .then(() => 'ready')
          .catch(String),
      )
      .toBe('ready')
  }
})

test(
  '[API-53, PAY-14] closing, cancelling and a window closed without a reply end as documented',
  { tag: '@core' },
  async ({ page, mode }) => {
    const shop = await new TestShop(page, mode).open()
    const order = async () => {
      const made = await shop.order()
      const popup = await shop.openWindow(made)
      // Before the order is loaded, the close button only closes the window.
      await expect(popup.getByText(made.orderId)).toBeVisible()
      return { made, popup }
    }
    const crossed = await order()
    await expectNavigation(crossed.popup, /\/payment\/close/, () =>
      crossed.popup.getByRole('button', { name: '결제창 닫기' }).click(),
    )
    expect(await shop.state(crossed.made)).toBe('FAILED PAYMENT_CANCELED')

    const cancelled = await order()
    const cancel = cancelled.popup.getByRole('button', { name: '취소', exact: true })
    await expectNavigation(cancelled.popup, /\/payment\/close/, () => cancel.click())
    expect(await shop.state(cancelled.made)).toBe('FAILED 01')

    const silent = await order()
    await silent.popup.getByText('시험 도구').click()
    await silent.popup.getByRole('combobox', { name: '결과 고르기' }).selectOption('windowClosed')
    await silent.popup.getByRole('checkbox').check()
    await pressToClose(silent.popup.getByRole('button', { name: /결제하기/ }))
    expect(await shop.state(silent.made)).toBe('PENDING')
  },
)

test(
  '[CHK-05, PAY-10, API-60] each method is paid; a virtual account takes deposits until its deadline',
  { tag: '@core' },
  async ({ page, mode, context }) => {
    const shop = await new TestShop(page, mode).open()
    const payBy = async (method: string) => {
      const order = await shop.order()
      const popup = await shop.openWindow(order, method)
      await popup.getByRole('button', { name: '시험용 번호 채우기' }).click()
      const last = popup.getByRole('button', { name: /결제하기/ })
      await expectNavigation(popup, /\/payment\/complete/, () => last.click())
      await popup.close()
      return order
    }
    for (const method of ['DirectBank', 'hpp']) expect(await shop.state(await payBy(method))).toBe('CONFIRMED')

    const [paid, overdue] = [await payBy('VBank'), await payBy('VBank')]
    expect(await shop.state(paid)).toBe('WAITING_FOR_DEPOSIT')
    const bank = await context.newPage()
    await bank.goto(`${shop.base}mock/deposits.html`)
    const choose = async ({ orderId }: { orderId: string }) => {
      const account = bank.getByRole('combobox', { name: '입금할 계좌' })
      const label = await account.locator('option', { hasText: orderId }).textContent()
      await account.selectOption({ label: label ?? '' })
    }
    await choose(paid)
    await bank.getByRole('button', { name: '1원 모자라게 입금하기' }).click()
    await expect(bank.getByText('금액이 정확히 같아야 합니다', { exact: false })).toBeVisible()
    expect(await shop.state(paid)).toBe('WAITING_FOR_DEPOSIT')
    await choose(paid)
    await bank.getByRole('button', { name: '입금하고 통지 두 번 보내기' }).click()
    await expect(bank.getByText('주문은 1번 바뀌었습니다', { exact: false })).toBeVisible()
    expect(await shop.state(paid)).toBe('CONFIRMED')
    await choose(overdue)
    await bank.getByRole('button', { name: '기한이 지날 때까지 시간 보내기' }).click()
    await expect(bank.getByText('기한이 지났습니다', { exact: false })).toBeVisible()
  },
)

test('[API-53] a return posted twice or for another order changes nothing', { tag: '@core' }, async ({ page, mode }) => {
  const shop = await new TestShop(page, mode).open()
  const [order, other] = [await shop.order(), await shop.order(2)]
  const popup = await shop.openWindow(order)
  const posted = popup.waitForRequest((request) => request.url().includes('/v1/inicis/return'))
  await expectNavigation(popup, /\/payment\/complete/, () => pay(popup, '1111'))
  const fields = Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''))
  await popup.close()
  expect(await shop.state(order)).toBe('CONFIRMED')
  for (const change of [{}, { orderNumber: other.orderId }, { orderNumber: '<script>window.harmed=1</script>' }]) {
    const again = page.waitForEvent('popup')
    await page.evaluate(
      ([action, entries]) => {
        const form = document.createElement('form')
        Object.assign(form, { method: 'post', action, target: '_blank' })
        form.setAttribute('rel', 'opener')
        for (const [name, value] of entries) {
          const input = document.createElement('input')
          Object.assign(input, { type: 'hidden', name, value })
          form.append(input)
        }
        document.body.append(form)
        form.submit()
      },
      [`${shop.base}v1/inicis/return`, Object.entries({ ...fields, ...change })] as const,
    )
    const window = await again
    await window.waitForURL(/\/payment\/(complete|close)/, { waitUntil: 'commit' })
    await window.close()
  }
  expect([await shop.state(order), await shop.state(other)]).toEqual(['CONFIRMED', 'PENDING'])
})

const evil = '"><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>'

test('[PAY-04, API-52] changed parameters are refused, run nothing and pay nothing', async ({ page, mode, allowErrors }) => {
  allowErrors(/mock\/api|status of 4/)
  const shop = await new TestShop(page, mode).open()
  const order = await shop.order()
  const changes: Record<string, string>[] = [
    { P_AMT: '100' },
    { P_AMT: '' },
    { P_OID: evil },
    { P_NEXT_URL: 'https://evil.test/v1/inicis/mobile/return' },
    { P_NEXT_URL: 'javascript:window.harmed=1' },
    { P_MID: evil },
  ]
  for (const change of changes) {
    await shop.postForm(order, 'Card', change)
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
    await expect(page.getByRole('button', { name: /결제하기/ })).toHaveCount(0)
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
    await page.goto('./login')
    await expect.poll(() => shop.state(order).catch(String)).toBe('PENDING')
  }
  // Displayed parameters are rendered as text.
  await shop.postForm(order, 'Card', { P_GOODS: evil, P_UNAME: evil })
  await expect(page.getByText(evil).first()).toBeVisible()
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  await page.goto(shop.redirectUrl(order, urlOf(mode), { successUrl: 'javascript:window.harmed=1', orderName: evil }))
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
  await page.goto(`${shop.base}v1/inicis/auth?${new URLSearchParams({ orderId: evil, paymentMethod: 'Card' }).toString()}`)
  await expect(page.getByRole('button', { name: '창 닫기' })).toBeVisible()
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})

test('[PAY-12] going back to a finished payment shows that it is finished', async ({ page, mode, allowErrors }) => {
  allowErrors(/mock\/api/)
  const shop = await new TestShop(page, mode).open()
  const order = await shop.order()
  await shop.postForm(order)
  await pay(page, '1111')
  await page.waitForURL(/\/payment\/mobile\/result/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '이미 처리된 결제입니다' })).toBeVisible()
})

test('[PAY-04] the desktop window refuses a phone', async ({ browser, mode, allowErrors }) => {
  allowErrors(/mock\/api/)
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile',
    locale: 'ko-KR',
    baseURL: urlOf(mode),
  })
  const shop = await new TestShop(await phone.newPage(), mode).open()
  const popup = await shop.openWindow(await shop.order())
  await expect(popup.getByRole('heading', { name: 'PC용 결제창입니다' })).toBeVisible()
  await phone.close()
})
