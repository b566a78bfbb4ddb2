import type { Locator, Page } from '@playwright/test'
import { approveAndWaitForClose, goToCheckout, openPaymentWindow, paidHeading } from '../support/payHelpers.ts'
import { openScenario, waitForReplies } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** The width of a sheet of A4 between its margins. */
const PAPER_PX = 688

type Printed = { whole: Locator; shown: (string | RegExp)[]; absent: Locator[] }
type Open = (page: Page) => Promise<Printed>

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true })

const printed: Record<string, Open> = {
  '[ORD-11] an order’s detail with its sums and address': async (page) => {
    await openScenario(page, 'mock', 'cancel-partial')
    await page.getByRole('button', { name: '주문 상세' }).first().click()
    return {
      whole: dialog(page),
      shown: ['상품 금액', /^총 /, '배송지', /구민서/],
      absent: [heading(page), dialog(page).locator('footer')],
    }
  },
  '[PROD-08] the policies': async (page) => {
    await openScenario(page, 'mock', 'product-many-sizes')
    await page.getByRole('button', { name: '교환과 환불' }).click()
    return { whole: dialog(page), shown: [/CJ/, /7일/], absent: [heading(page)] }
  },
  '[ORD-06] a cancellation with its refund account': async (page) => {
    await openScenario(page, 'mock', 'cancel-deposit-paid')
    await page.getByRole('article').filter({ hasText: '상품준비중' }).first().getByRole('button', { name: '주문 취소' }).click()
    return { whole: dialog(page), shown: [/환불돼요/, '예금주'], absent: [heading(page)] }
  },
  '[PROD-01] a product with price and sizes': async (page) => {
    await openScenario(page, 'mock', 'product-many-sizes')
    return {
      whole: page.getByRole('main'),
      shown: ['머스터드 캔버스 스니커즈', '52,000원', '280', /발등 천이/],
      absent: [page.getByRole('navigation'), page.getByRole('contentinfo'), page.getByRole('button', { name: '바로 구매' })],
    }
  },
  '[PAY-08] a receipt with its sums': async (page) => {
    await goToCheckout(page, 'mock', 'pay-card')
    await approveAndWaitForClose(await openPaymentWindow(page))
    await expect(paidHeading(page)).toBeVisible()
    return { whole: page.getByRole('main'), shown: [/^\d{8}-\w{10}$/, /원$/], absent: [page.getByRole('navigation')] }
  },
  '[ORD-01] the list of orders': async (page) => {
    await openScenario(page, 'mock', 'orders-every-status')
    await expect(page.getByRole('article').first()).toBeVisible()
    return { whole: page.getByRole('main'), shown: [/^총 /], absent: [page.getByRole('navigation')] }
  },
}

/** The elements that clip or scroll what does not fit into them, visually hidden ones of one px apart. */
const clipped = (whole: Locator) =>
  whole.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((element) => {
        const { overflowY, display } = getComputedStyle(element)
        return (
          display !== 'inline' &&
          overflowY !== 'visible' &&
          element.scrollHeight > element.clientHeight + 1 &&
          element.clientHeight > 1
        )
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )

for (const [name, open] of Object.entries(printed)) {
  test(`${name} prints whole, in light colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const { whole, shown, absent } = await open(page)
    await page.setViewportSize({ width: PAPER_PX, height: 970 })
    await page.emulateMedia({ media: 'print' })
    for (const text of shown) await expect(whole.getByText(text).locator('visible=true').first()).toBeVisible()
    for (const part of absent) await expect(part.locator('visible=true')).toHaveCount(0)
    // Memos are rendered one per frame.
    await expect.poll(() => clipped(whole)).toEqual([])
    expect(await whole.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light')
  })
}

test('[ORD-01] a list of sixty orders prints whole, and the screen stays as it was', async ({ page }) => {
  await openScenario(page, 'mock', 'orders-every-status')
  await waitForReplies(page, 'userOrders')
  await page.evaluate(async (count) => {
    const { userId } = localStorage
    const reply = JSON.parse((await window.__mock.requestLog()).find(({ operation }) => operation === 'userOrders')?.reply ?? '')
    const [first] = reply.data
    const data = Array.from({ length: count }, (_, at) => ({ ...first, id: at + 1, orderId: `20261121-${at + 1}` }))
    await window.__mock.addOverride({ method: 'GET', path: `/v1/users/${userId}/orders`, reply: { ...reply, data } })
  }, 60)
  await page.reload()
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  await page.mouse.wheel(0, 3000)
  const onScreen = () => cards.evaluateAll((all) => all.map((card) => `${card.ariaLabel} ${card.getBoundingClientRect().top}`))
  const before = await onScreen()

  // What the browser reads when it prints: the document as the app's listeners leave it.
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const shown = [...document.querySelectorAll('article')].map((card) => card.ariaLabel)
      document.documentElement.dataset['printed'] = String(new Set(shown).size)
    }),
  )
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets?.length).toBeGreaterThan(15)
  await expect(page.locator('html')).toHaveAttribute('data-printed', '60')
  expect(await onScreen()).toEqual(before)
})
