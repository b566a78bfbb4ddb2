import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const phone = (page: Page) => page.getByRole('textbox', { name: '휴대폰 번호' })

/** Pastes from the clipboard over all that the field has. */
async function pasteOver(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await phone(page).press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./guest/orders')
  await phone(page).click()
})

test('[OPEN-24, GUEST-03] a paste replaces the selected number, or is refused with its cause', async ({ page }) => {
  await pasteOver(page, '010-0000-0001')
  await expect(phone(page)).toHaveValue('010-0000-0001')

  await pasteOver(page, '010-7777-8888(내선 0001)')
  await expect(phone(page)).toHaveValue('010-0000-0001')
  await expect(page.getByRole('alert')).toHaveText('번호가 아닌 글자(내선)가 있어서 넣지 않았어요. 번호만 넣어 주세요.')
  expect(await phone(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([0, 13])

  await pasteOver(page, '+82 10-1234-5678')
  await expect(phone(page)).toHaveValue('010-1234-5678')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[OPEN-24, ACCT-04] digits are typed, composed and deleted in the middle of a number', async ({ page }) => {
  const input = await page.context().newCDPSession(page)
  const caret = () => phone(page).evaluate((control: HTMLInputElement) => control.selectionStart)
  await page.keyboard.type('+8210')
  await expect(phone(page)).toHaveValue('010')
  await page.keyboard.type('1234x5678')
  await expect(phone(page)).toHaveValue('010-1234-5678')

  for (let times = 0; times < 5; times += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  // Ten digits are 2-4-4 here.
  await expect(phone(page)).toHaveValue('01-0123-5678')
  expect(await caret()).toBe(7)
  for (const text of ['ㅂ', '바']) await input.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await input.send('Input.insertText', { text: '바' })
  await expect(phone(page)).toHaveValue('01-0123-5678')
  expect(await caret()).toBe(7)
  await page.keyboard.press('9')
  await expect(phone(page)).toHaveValue('010-1239-5678')
})
