import { staticPaths } from '../../../src/config/paths.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test('[ACCT-04] the caret keeps its place between digits when typing and deleting', async ({ page }) => {
  await page.goto('./?scenario=profile-edit')
  const phone = page.getByRole('textbox', { name: '휴대폰 번호' })
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart)
  await expect(phone).toHaveValue('010-0000-0001')
  await phone.click()
  await page.keyboard.press('Home')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  // Between the third and fourth digit, before the hyphen.
  await expect(phone).toHaveValue('010-000-0001')
  expect(await caret()).toBe(3)
  await page.keyboard.type('7x')
  await expect(phone).toHaveValue('010-7000-0001')
  expect(await caret()).toBe(5)
  // A hyphen cannot be deleted: the caret passes it, and the next press deletes the digit.
  await page.keyboard.press('Home')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('010-7000-0001')
  expect(await caret()).toBe(3)
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('017-000-0001')
})

test(
  '[ORD-07, ORD-09, ORD-11] a cancelled order shows it at once and after a reload; the heading has focus',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('./?scenario=cancel-card')
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
  },
)

const areOn = (boxes: readonly ({ x: number; y: number } | null)[], side: 'x' | 'y') =>
  new Set(boxes.map((box) => box?.[side])).size === 1

const accountPages = staticPaths.filter((path) => path.startsWith('/account/'))

for (const { device, width, side } of [
  { device: 'a row on phones', width: 390, side: 'y' },
  { device: 'a sidebar on desktops', width: 1440, side: 'x' },
] as const) {
  test(`[ACCT-01] the account pages share ${device}`, width === 390 ? { tag: '@core' } : {}, async ({ page, mode }) => {
    await page.setViewportSize({ width, height: 900 })
    await openScenario(page, mode, 'profile-edit')
    const links = page.getByRole('navigation', { name: '내 계정 메뉴' }).getByRole('link')
    for (const name of ['회원정보', '주문 내역', '내 리뷰']) {
      await links.filter({ hasText: name }).click()
      await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'page')
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
      expect([boxes.length, areOn(boxes, side)]).toEqual([accountPages.length, true])
    }
  })
}
