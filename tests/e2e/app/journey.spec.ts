import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const MEMO = '겨울 코트는 역시 길어야죠 🧥'

test(
  '[ROLE-06, AUTH-06, AUTH-07, INFO-04, PICK-06, MEMO-05, AUTH-15] a guest’s pick and memo are recorded',
  { tag: ['@core', '@real'] },
  async ({ page }) => {
    await page.goto('./')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Pick. Our Curation' })).toBeVisible()
    await page.getByRole('link', { name: '나의 Pick 남기러 가기' }).first().click()

    await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
    await expect(page).toHaveTitle(/추가 정보/)
    await page.getByRole('button', { name: '시작하기' }).click()
    await expect(page.getByRole('alert')).toHaveText('모든 항목을 선택해 주세요')
    await page.getByRole('combobox', { name: '출생연도' }).selectOption('1998')
    await page.getByText('여성', { exact: true }).click()
    await page.getByRole('button', { name: '시작하기' }).click()

    await page.getByRole('link', { name: '나의 Pick 남기기' }).click()
    await pickTwo(page)
    await page.getByRole('dialog', { name: '참여 완료!' }).getByRole('button', { name: '닫기' }).click()

    await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
    await page.getByRole('button', { name: '메모 쓰기' }).click()
    await page.getByRole('textbox', { name: '나의 메모' }).fill(MEMO)
    await page.getByRole('button', { name: '메모 남기기' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(MEMO)).toBeVisible()

    await page.reload()
    await expect(page.getByText(MEMO)).toBeVisible()
    await page.getByRole('button', { name: '나의 Pick 확인하기' }).click()
    await expect(page.getByRole('dialog', { name: '나의 Pick' }).getByText('1 / 2')).toBeVisible()
  },
)

test('[NAV-01, ROLE-01, ROLE-05] deep links survive reloads; a visitor is redirected to login', async ({ page }) => {
  await page.goto('./shop')
  await expect(page).toHaveURL(/\/login$/)
  await signInAsGuest(page)

  for (const path of ['./shop', './community/episode/6', './product/12', './pick']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`${path.slice(1)}/?$`))
  }
  await page.goto('./account/orders')
  await expect(page.getByRole('heading', { name: '접근 권한이 없어요' })).toBeVisible()
  await expect(page).toHaveURL(/\/forbidden$/)
})

test(
  '[AUTH-25, PICK-13, API-22] two windows submit at once: one pick is recorded, one refused',
  { tag: ['@core', '@real'] },
  async ({ page, context }) => {
    await page.goto('./login')
    await signInAsGuest(page)
    const other = await context.newPage()
    for (const window of [page, other]) {
      // Chromium throttles rendering in background windows.
      await window.bringToFront()
      await window.goto('./pick')
      await chooseTwo(window)
    }
    await Promise.all([page, other].map((window) => window.getByRole('button', { name: '나의 Pick 남기기' }).click()))
    const ends = await Promise.all(
      [page, other].map((window) => window.getByRole('dialog').getByRole('heading').first().textContent()),
    )
    expect(new Set(ends)).toEqual(new Set(['!오류가 발생했어요', '참여 완료!']))
  },
)

async function signInAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await page.getByRole('button', { name: '건너뛰기' }).click()
  await expect(page.getByRole('link', { name: '나의 Pick 남기기' })).toBeVisible()
}

async function chooseTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: '시작하기' }).click()
  const cards = page.getByRole('list', { name: '스타일' }).getByRole('button')
  await cards.nth(0).click()
  await cards.nth(2).click()
  await page.getByRole('button', { name: '선택 완료' }).click()
}

async function pickTwo(page: Page): Promise<void> {
  await chooseTwo(page)
  await page.getByRole('button', { name: '나의 Pick 남기기' }).click()
}
