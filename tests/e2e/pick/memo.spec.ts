import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const LIMIT = 150

test.beforeEach(async ({ page }) => {
  await page.goto('./login')
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await page.getByRole('button', { name: '건너뛰기' }).click()
  await page.getByRole('link', { name: '나의 Pick 남기기' }).click()
  await page.getByRole('button', { name: '시작하기' }).click()
  await page.getByRole('list', { name: '스타일' }).getByRole('button').first().click()
  await page.getByRole('button', { name: '선택 완료' }).click()
  await page.getByRole('button', { name: '나의 Pick 남기기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await page.getByRole('button', { name: '메모 쓰기' }).click()
})

const text = (page: Page) => page.getByRole('textbox', { name: '나의 메모' })

test('[MEMO-02] the 150th syllable can be composed, committed and replaced', async ({ page }) => {
  const input = await page.context().newCDPSession(page)
  const compose = (syllable: string) =>
    input.send('Input.imeSetComposition', { text: syllable, selectionStart: syllable.length, selectionEnd: syllable.length })
  const commit = (syllable: string) => input.send('Input.insertText', { text: syllable })

  await text(page).fill('가'.repeat(LIMIT - 1))
  await text(page).press('End')
  for (const growing of ['ㅎ', '하', '한']) await compose(growing)
  await commit('한')
  await expect(text(page)).toHaveValue(`${'가'.repeat(LIMIT - 1)}한`)

  // A syllable over the limit is removed when its composition ends.
  for (const growing of ['ㄱ', '그', '글']) await compose(growing)
  await commit('글')
  await expect(text(page)).toHaveValue(`${'가'.repeat(LIMIT - 1)}한`)
  await expect(page.getByText(`${LIMIT}/${LIMIT}`)).toBeVisible()

  await text(page).press('End')
  await text(page).press('Shift+ArrowLeft')
  await commit('끝')
  await expect(text(page)).toHaveValue(`${'가'.repeat(LIMIT - 1)}끝`)
})

test('[MEMO-02, OPEN-23] decomposed Hangul is pasted whole, in the middle too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await text(page).fill('앞뒤')
  await text(page).press('Home')
  await page.keyboard.press('ArrowRight')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), '한글'.repeat(42).normalize('NFD'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(text(page)).toHaveValue(`앞${'한글'.repeat(42)}뒤`)
  await expect(page.getByText(`86/${LIMIT}`)).toBeVisible()
  await page.keyboard.type('!')
  await expect(text(page)).toHaveValue(`앞${'한글'.repeat(42)}!뒤`)
})

test('[MEMO-09] Escape, close button and a press outside close and return the focus', { tag: '@core' }, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: "Pickers' Notes" })
  const opener = page.getByRole('button', { name: '메모 쓰기' })
  await text(page).fill('남겨 둘 말')
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await page.mouse.move(700, 40)
  await page.mouse.wheel(0, 600)
  expect(await scrolled()).toBe(before)

  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: '닫기' }).click(),
    () => page.mouse.click(20, 20),
  ]
  for (const close of ways) {
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(text(page)).toHaveValue('남겨 둘 말')
  }
})
