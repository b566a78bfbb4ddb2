import type { Page } from '@playwright/test'
import { advanceClock, openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// The steps after a scenario's start; scenarios.spec.ts checks the start itself.

const start = (page: Page, id: string) => openScenario(page, 'mock', id)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const memo = (page: Page) => page.getByRole('textbox', { name: '나의 메모' })

async function chooseOne(page: Page): Promise<string> {
  await button(page, '시작하기').click()
  const style = page.getByRole('list', { name: '스타일' }).getByRole('button').first()
  const name = (await style.getAttribute('aria-label')) ?? (await style.textContent()) ?? ''
  await style.click()
  await button(page, '선택 완료').click()
  await expect(page.getByRole('heading', { name: '이렇게 남길까요?' })).toBeVisible()
  return name
}

const submit = (page: Page) => button(page, '나의 Pick 남기기').click()

test('[PICK-13] pick-taken-meanwhile: a second pick is refused, the selection stays', async ({ page, context }) => {
  await start(page, 'pick-taken-meanwhile')
  await chooseOne(page)
  const other = await context.newPage()
  await other.goto('./pick')
  await chooseOne(other)
  await submit(other)
  await expect(dialog(other, '참여 완료!')).toBeVisible()
  await submit(page)
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('!오류가 발생했어요')
  await expect(page.getByText('이렇게 남길까요?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('이미 참여했어요')).toBeVisible()
})

test('[PICK-13] pick-network-down: an error is shown, the second try is recorded', async ({ page }) => {
  await start(page, 'pick-network-down')
  await chooseOne(page)
  await submit(page)
  await expect(page.getByRole('dialog')).toContainText('네트워크 오류가 발생했어요')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(확인|닫기)$/ })
    .last()
    .click()
  await submit(page)
  await expect(dialog(page, '참여 완료!')).toBeVisible()
})

test('[PICK-09] my-pick: the pictures turn and a button opens the memo', async ({ page }) => {
  await start(page, 'my-pick')
  await button(page, '나의 Pick 확인하기').click()
  const myPick = dialog(page, '나의 Pick')
  await expect(myPick.getByText(/^1 \/ /)).toBeVisible()
  await myPick.getByRole('button', { name: '다음' }).click()
  await expect(myPick.getByText(/^2 \/ /)).toBeVisible()
  await myPick.getByRole('button', { name: /메모/ }).click()
  await expect(memo(page)).toBeVisible()
})

test('[MEMO-03] memo-edit: opens with the old text and saves the new one', async ({ page }) => {
  await start(page, 'memo-edit')
  await button(page, '고쳐 쓰기').click()
  await expect(memo(page)).not.toHaveValue('')
  await memo(page).fill('마음이 바뀌었어요')
  await button(page, '메모 남기기').click()
  await expect(memo(page)).toHaveCount(0)
  await expect(page.getByText('마음이 바뀌었어요')).toBeVisible()
})

test('[MEMO-06] memo-fails: the dialog stays open, the second try saves', async ({ page }) => {
  await start(page, 'memo-fails')
  await button(page, '고쳐 쓰기').click()
  await memo(page).fill('두 번째에는 남아요')
  await button(page, '메모 남기기').click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(memo(page)).toHaveValue('두 번째에는 남아요')
  await button(page, '메모 남기기').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('두 번째에는 남아요')).toBeVisible()
})

test('[HOME-08] home-live: the numbers change', async ({ page }) => {
  await page.clock.install()
  await start(page, 'home-live')
  const pickers = page.getByText(/실시간 · [\d,]+명/).first()
  await expect(pickers).toBeVisible()
  const before = await pickers.textContent()
  await advanceClock(page, 10 * 60_000)
  await page.clock.runFor('00:10')
  await expect(pickers).not.toHaveText(before ?? '')
})

test('[TREND-06] trend-live: the numbers change', async ({ page }) => {
  await page.clock.install()
  await start(page, 'trend-live')
  const pickers = page.getByText(/[\d,]+명 참여/).first()
  await expect(pickers).toBeVisible()
  const before = await pickers.textContent()
  await advanceClock(page, 10 * 60_000)
  await page.clock.runFor('00:10')
  await expect(pickers).not.toHaveText(before ?? '')
})

test('cart-empty: the link leads to the shop', async ({ page }) => {
  await start(page, 'cart-empty')
  await page.getByRole('link', { name: '쇼핑하러 가기' }).click()
  await expect(page.getByRole('heading', { name: '큐레이션 샵' })).toBeVisible()
})
