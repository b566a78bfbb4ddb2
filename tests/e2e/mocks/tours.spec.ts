import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: urlOf('demo-404'), mode: 'demo-404' })

const guide = (page: Page) => page.getByRole('region', { name: /^(안내|Guide) · / })

/** Each tour in one language at each width. */
const places = [
  { locale: 'ko-KR', viewport: { width: 390, height: 844 } },
  { locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const

/** Presses what the guide points at. */
const press = async (page: Page, role: 'button' | 'link', name: RegExp) => {
  const wanted = page.getByRole(role, { name }).first()
  await expect.poll(() => framed(page, wanted)).toBe(true)
  await wanted.click()
}

/** Whether the guide's frame is around an element. */
async function framed(page: Page, element: ReturnType<Page['getByRole']>): Promise<boolean> {
  const [frame, box] = [await page.locator('.tour-frame').boundingBox(), await element.boundingBox()]
  return frame !== null && box !== null && Math.abs(frame.x - box.x) < 1 && Math.abs(frame.y - box.y) < 1
}

for (const { locale, viewport } of places) {
  test.describe(`${locale} at ${viewport.width}`, () => {
    test.use({ locale, viewport })

    test('the tour Pick leads from the start page to the live ranking', async ({ page }) => {
      await page.goto('start/')
      await page.getByRole('link', { name: /고르기 시작하기|Start: Pick/ }).click()
      await press(page, 'button', /^(시작하기|Start)$/)
      await expect(guide(page)).toContainText(/네 벌|four looks/)
      expect(await findViolations(page, '.tour-layer')).toEqual([])
      const styles = page.getByRole('list', { name: /^(스타일|Looks)$/ }).getByRole('button')
      for (const at of [0, 1, 2, 3]) await styles.nth(at).click()
      await expect(guide(page)).toContainText(/네 벌을 골랐어요|That’s four/)
      await press(page, 'button', /^(선택 완료|Finish selection)$/)
      await press(page, 'button', /^(나의 Pick 남기기|Leave my Pick)$/)
      await press(page, 'button', /메모 남기기|Say why/)
      // The steps in a dialog do not take the focus from its field.
      await page.getByRole('textbox').fill('길어서 좋아요')
      await expect(guide(page)).toContainText(/저장을 눌러|press Save/)
      await expect(page.getByRole('textbox')).toBeFocused()
      expect(await findViolations(page, 'dialog')).toEqual([])
      await press(page, 'button', /^(저장|Save)$/)
      await expect(guide(page)).toContainText('9/10')
      await page.reload()
      await press(page, 'link', /^(트렌드|Trend)/)
      await expect(guide(page)).toContainText('10/10')
      await guide(page)
        .getByRole('button', { name: /마치기|Done/ })
        .click()
      await expect(guide(page)).toBeHidden()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(guide(page)).toBeHidden()
    })

    test('the tour Buy leads through the payment window to the order', async ({ page }) => {
      await page.goto('start/')
      await page.getByRole('link', { name: /사기 시작하기|Start: Buy/ }).click()
      await press(page, 'link', /^(샵|Shop)$/)
      await expect(guide(page)).toContainText(/상품을 눌러|Open a product/)
      await page.getByRole('main').locator('a[href*="/product/"]').first().click()
      await expect(guide(page)).toContainText(/사이즈를 골라|choose a size/)
      await page.locator('fieldset [aria-pressed=false]:enabled').locator('visible=true').first().click()
      await expect(guide(page)).toContainText(/이제 바로 구매|Now press/)
      await page
        .getByRole('button', { name: /바로 구매$|^Buy now/ })
        .last()
        .click()
      await press(page, 'button', /배송지 추가|Add an address/)
      await press(page, 'button', /예시 주소 채우기|example address/)
      await press(page, 'button', /배송지 저장|Save address/)
      await expect(guide(page)).toContainText(/모의 결제창|emulated payment/)
      const popup = page.waitForEvent('popup')
      await page
        .getByRole('button', { name: /원 결제하기$|^Pay / })
        .locator('visible=true')
        .first()
        .click()
      const provider = await popup
      await expect(guide(page)).toContainText(/결제창에서 이어서|in the payment window/)
      await press(provider, 'button', /시험용 번호 채우기|Fill in test numbers/)
      const closed = provider.waitForEvent('close')
      await press(provider, 'button', /원 결제하기$|^Pay /)
      await closed
      await press(page, 'button', /주문 내역 보기|View order status/)
      await expect(guide(page)).toContainText('14/14')
    })
  })
}

test('a visitor who left a tour goes on with it, and ends it', async ({ page }) => {
  await page.goto('?scenario=pick-fresh&tour=pick')
  await press(page, 'button', /^시작하기$/)
  await expect(guide(page)).toContainText('네 벌을 눌러')
  await page.goBack()
  await expect(guide(page)).toContainText('시작하기를 눌러')
  await page.goto('./shop')
  await expect(guide(page)).toContainText('안내에서 벗어났어요')
  await guide(page).getByRole('button', { name: '이어서 하기' }).click()
  await expect(page).toHaveURL(/\/pick\/?$/)
  await expect(guide(page)).toContainText('시작하기를 눌러')
  await guide(page).getByRole('button', { name: '안내 끝내기' }).click()
  await expect(guide(page)).toBeHidden()
})
