import type { Locator, Page } from '@playwright/test'
import { advanceClock, openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// The steps after a scenario's start; scenarios.spec.ts checks the start itself.

const ORDER = '20261121-QQQ64H6G2B'
const start = (page: Page, id: string) => openScenario(page, 'mock', id)
const cancelDialog = (page: Page) => page.getByRole('dialog', { name: /취소할까요/ })

/** The card of the newest order with this status; scrolls, since the list is virtual. */
async function card(page: Page, status: string): Promise<Locator> {
  const found = page.getByRole('article').filter({ hasText: status }).first()
  await expect(page.getByRole('article').first()).toBeVisible()
  for (let look = 0; look < 20 && (await found.count()) === 0; look++) await page.mouse.wheel(0, 400)
  return found
}

async function confirm(page: Page, word = '주문 취소'): Promise<void> {
  await cancelDialog(page).getByRole('textbox', { name: '취소 사유' }).fill('작아요')
  await cancelDialog(page).getByRole('button', { name: word, exact: true }).click()
}

const cancelWhole = (order: Locator) => order.getByRole('button', { name: '주문 취소' }).click()
const cancelLine = (order: Locator) =>
  order
    .getByRole('button', { name: / 취소$/ })
    .first()
    .click()

test('[ORD-08] cancel-deposit-paid: the dialog has the fields of a refund account', async ({ page }) => {
  await start(page, 'cancel-deposit-paid')
  await cancelWhole(await card(page, '상품준비중'))
  await expect(cancelDialog(page).getByRole('combobox', { name: '은행' })).toBeVisible()
  await expect(cancelDialog(page).getByRole('textbox', { name: '계좌번호' })).toBeVisible()
})

test('[ORD-08] cancel-before-deposit: no refund account is needed', async ({ page }) => {
  await start(page, 'cancel-before-deposit')
  const number = await numberOf(await card(page, '입금대기'))
  await cancelWhole(await card(page, '입금대기'))
  await expect(cancelDialog(page).getByRole('combobox', { name: '은행' })).toHaveCount(0)
  await confirm(page)
  await expect(page.getByRole('dialog', { name: '주문 취소가 완료됐어요' })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(확인|닫기)$/ })
    .last()
    .click()
  await expect(page.getByRole('article').filter({ hasText: number })).toContainText('취소완료')
})

test('[ORD-09] cancel-partial: one line of three is cancelled and tagged', async ({ page }) => {
  await start(page, 'cancel-partial')
  const order = page
    .getByRole('article')
    .filter({ hasText: '결제완료' })
    .filter({ has: page.getByRole('button', { name: / 취소$/ }) })
    .first()
  const number = await numberOf(order)
  await cancelLine(order)
  await confirm(page, '부분 취소')
  await expect(page.getByRole('dialog', { name: '부분 취소가 완료됐어요' })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(확인|닫기)$/ })
    .last()
    .click()
  const after = page.getByRole('article').filter({ hasText: number })
  await expect(after).toContainText('부분취소')
  await expect(after.getByText('취소완료', { exact: true })).toHaveCount(1)
})

test('[ORD-09] cancel-partial-before-deposit: the amount to deposit is lower', async ({ page }) => {
  await start(page, 'cancel-partial-before-deposit')
  const order = page
    .getByRole('article')
    .filter({ hasText: '입금대기' })
    .filter({ has: page.getByRole('button', { name: / 취소$/ }) })
    .first()
  const number = await numberOf(order)
  const before = await toDeposit(page, order)
  await cancelLine(order)
  await confirm(page, '부분 취소')
  await page
    .getByRole('dialog', { name: '부분 취소가 완료됐어요' })
    .getByRole('button', { name: /^(확인|닫기)$/ })
    .last()
    .click()
  expect(await toDeposit(page, page.getByRole('article').filter({ hasText: number }))).toBeLessThan(before)
})

test('[ORD-10] cancel-too-late: a shipped order is refused and the reason stays', async ({ page }) => {
  await start(page, 'cancel-too-late')
  await cancelWhole(await card(page, '상품준비중'))
  await cancelDialog(page).getByRole('textbox', { name: '취소 사유' }).fill('늦었나요')
  await cancelDialog(page).getByRole('combobox', { name: '은행' }).selectOption({ label: '신한은행' })
  await cancelDialog(page).getByRole('textbox', { name: '계좌번호' }).fill('110123456789')
  await cancelDialog(page).getByRole('textbox', { name: '예금주' }).fill('구민서')
  await advanceClock(page, 61_000)
  await cancelDialog(page).getByRole('button', { name: '주문 취소', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '주문 취소 실패' })).toContainText('취소할 수 없는 주문이에요')
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^(확인|닫기)$/ })
    .last()
    .click()
  await expect(page.getByRole('textbox', { name: '취소 사유' })).toHaveValue('늦었나요')
  await expect(page.getByRole('textbox', { name: '계좌번호' })).toHaveValue('110123456789')
})

test('[GUEST-04] guest-cancel: a guest cancels from the order detail', async ({ page }) => {
  await start(page, 'guest-cancel')
  await lookUp(page, '01000000004')
  const detail = page.getByRole('dialog')
  await expect(detail).toContainText(ORDER)
  await detail.getByRole('button', { name: '주문 취소' }).click()
  await confirm(page)
  await expect(page.getByRole('dialog', { name: '주문 취소가 완료됐어요' })).toBeVisible()
})

test('[GUEST-03] guest-order-wrong-phone: not found; the sixth try is refused', async ({ page }) => {
  await start(page, 'guest-order-wrong-phone')
  const failed = page.getByRole('dialog', { name: '주문 조회 실패' })
  for (let attempt = 1; attempt <= 6; attempt++) {
    await lookUp(page, '01099999999')
    await expect(failed).toContainText(attempt < 6 ? '주문을 찾을 수 없어요' : '10분 뒤에 다시')
    await failed
      .getByRole('button', { name: /^(확인|닫기)$/ })
      .last()
      .click()
  }
})

async function lookUp(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: '주문번호' }).fill(ORDER)
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill(phone)
  await page.getByRole('button', { name: '주문 조회' }).click()
}

async function numberOf(order: Locator): Promise<string> {
  return /\d{8}-[0-9A-Z]+/.exec((await order.textContent()) ?? '')?.[0] ?? 'no number'
}

/** The amount to deposit in won, as the order detail shows it. */
async function toDeposit(page: Page, order: Locator): Promise<number> {
  await order.getByRole('button', { name: '주문 상세' }).click()
  const detail = page.getByRole('dialog')
  const [, amount = ''] = /입금 금액\s*([\d,]+)원/.exec((await detail.textContent()) ?? '') ?? []
  await detail.getByRole('button', { name: '닫기' }).first().click()
  await expect(detail).toHaveCount(0)
  return Number(amount.replaceAll(',', ''))
}
