import { expect, test } from '../support/test.ts'

test('[ACCT-04] real keys: the caret stays between the digits it stood between', async ({ page }) => {
  await page.goto('../?scenario=profile-edit')
  const phone = page.getByRole('textbox', { name: '휴대폰 번호' })
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart)
  await expect(phone).toHaveValue('010-0000-0001')
  await phone.click()
  await page.keyboard.press('Home')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  // Between the third digit and the fourth, on this side of the dash.
  await expect(phone).toHaveValue('010-000-0001')
  expect(await caret()).toBe(3)
  await page.keyboard.type('7x')
  await expect(phone).toHaveValue('010-7000-0001')
  expect(await caret()).toBe(5)
  // A dash cannot be deleted: the caret passes it, and the next press takes the digit.
  await page.keyboard.press('Home')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('010-7000-0001')
  expect(await caret()).toBe(3)
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('017-000-0001')
})

test('[ORD-09, ORD-11] a cancelled order is cancelled at once, after a reload too, and the focus finds its way', async ({
  page,
}) => {
  await page.goto('../?scenario=cancel-card')
  const card = page.getByRole('article').first()
  await expect(card).toContainText('결제완료')
  await card.getByRole('button', { name: '주문 취소' }).click()
  await page.getByRole('textbox', { name: '취소 사유' }).fill('사이즈를 잘못 골랐어요')
  await page.getByRole('dialog').getByRole('button', { name: '주문 취소' }).click()
  const done = page.getByRole('dialog', { name: '주문 취소가 완료됐어요' })
  await expect(done).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(done).toBeHidden()
  await expect(card).toContainText('취소완료')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(card).toContainText('취소완료')
})
