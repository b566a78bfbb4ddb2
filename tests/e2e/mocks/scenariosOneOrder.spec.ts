import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

/** The content of the order's card, for scenarios about one order of the list. */
const subjects: Readonly<Record<string, string | RegExp>> = {
  'orders-unknown-status': '상태 미정',
  'cancel-card': '결제완료',
  'cancel-deposit-paid': '상품준비중',
  'cancel-before-deposit': /입금대기/,
  'cancel-partial': '결제완료',
  'cancel-partial-before-deposit': /입금대기/,
  'cancel-too-late': '상품준비중',
  'review-write': '리뷰 쓰기',
  'review-big-photo': '리뷰 쓰기',
  'review-upload-fails': '리뷰 쓰기',
}

test.describe.configure({ mode: 'parallel' })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const [id, text] of Object.entries(subjects)) {
      test(`${id} leads to its order, in view and focused`, async ({ page }) => {
        await openScenario(page, 'mock', id)
        const card = page.getByRole('article').and(page.locator(':focus'))
        await expect(card).toContainText(text)
        await expect(card.getByText(text).first()).toBeInViewport({ ratio: 1 })
        const number = new URL(page.url()).searchParams.get('order') ?? 'none'
        await expect(card).toHaveAccessibleName(`주문 ${number}`)
        await expect(card.getByRole('button', { name: '주문 상세' })).toBeInViewport({ ratio: 1 })
      })
    }
  })
}

test('the other scenarios at the list are about no single order', async ({ page }) => {
  const atList: string[] = []
  for (const { id, seen } of scenarios) {
    if (seen.some(({ name }) => name === '주문 내역') && !(id in subjects)) atList.push(id)
  }
  expect(atList).toEqual(['orders-every-status', 'orders-none'])
  await openScenario(page, 'mock', 'orders-every-status')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a linked order is left alone after back: the position is restored', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScenario(page, 'mock', 'review-write')
  const card = page.getByRole('article').and(page.locator(':focus'))
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /리뷰 쓰기$/ })).toBeInViewport()
})
