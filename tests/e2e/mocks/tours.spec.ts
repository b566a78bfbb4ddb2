import { findViolations } from '../support/axe.ts'
import { pressToClose } from '../support/pressToClose.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'
import { expectStep, expectTitleInSight, followToPayment, guide, places, press, pressFramed } from '../support/tours.ts'

test.use({ baseURL: urlOf('demo-404'), mode: 'demo-404' })

for (const { locale, viewport } of places) {
  test.describe(`${locale} at ${viewport.width}`, () => {
    test.use({ locale, viewport })

    test('the tour Pick leads from the start page to the live ranking', async ({ page }) => {
      await page.goto('start/')
      await page.getByRole('link', { name: /고르기 시작하기|Start: Pick/ }).click()
      await expectStep(page, '1/9')
      await press(page, 'button', /^(시작하기|Start)$/)
      await expect(guide(page)).toContainText(/네 벌|four looks/)
      expect(await findViolations(page, '.tour-layer')).toEqual([])
      const styles = page.getByRole('list', { name: /^(스타일|Looks)$/ }).getByRole('button')
      for (const at of [0, 1, 2, 3]) await styles.nth(at).click()
      await expect(guide(page)).toContainText(/네 벌을 골랐어요|That’s four/)
      await press(page, 'button', /^(선택 완료|Finish selection)$/)
      await press(page, 'button', /^(나의 Pick 남기기|Leave my Pick)$/)
      await expectStep(page, '5/9')
      await expectTitleInSight(page)
      await press(page, 'button', /메모 남기기|Say why/)
      await expectStep(page, '6/9')
      await expectTitleInSight(page)
      // The steps in a dialog do not take the focus from its field.
      await page.getByRole('textbox').fill('길어서 좋아요')
      await expect(guide(page)).toContainText(/메모 남기기를 눌러|press Save/)
      await expect(page.getByRole('textbox')).toBeFocused()
      expect(await findViolations(page, 'dialog')).toEqual([])
      await press(page, 'button', /^(메모 남기기|Save)$/)
      await expectStep(page, '8/9')
      await page.reload()
      await press(page, 'link', /^(트렌드|Trend)/)
      await expectStep(page, '9/9')
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
      const pay = await followToPayment(page)
      const popup = page.waitForEvent('popup')
      await pay.click()
      const provider = await popup
      await expect(guide(page)).toContainText(/결제창에서 이어서|in the payment window/)
      await press(provider, 'button', /시험용 번호 채우기|Fill in test numbers/)
      const approve = provider.getByRole('button', { name: /원 결제하기$|^Pay / })
      await pressToClose(approve, () => pressFramed(provider, approve))
      await press(page, 'button', /주문 내역 보기|View order status/)
      await expectStep(page, '13/13')
      // What the text speaks of is in sight.
      await expect(page.getByRole('article').first().getByRole('list').first()).toBeInViewport({ ratio: 1 })
    })

    test('the tour After the purchase leads from a deposit to a review with a photo', async ({ page }) => {
      await page.clock.install()
      await page.goto('start/')
      await page.getByRole('link', { name: /구매 후 시작하기|Start: After/ }).click()
      await expectStep(page, '1/14')
      await pressFramed(page, page.getByRole('button', { name: /^(주문 상세|Order detail)$/ }).nth(1))
      await expect(guide(page)).toContainText(/저절로 입금|arrives by itself/)
      expect(await findViolations(page, 'dialog')).toEqual([])
      await page.clock.runFor('00:05')
      await expectStep(page, '3/14')
      await page
        .getByRole('button', { name: /^(닫기|Close)$/ })
        .last()
        .click()
      await expectStep(page, '4/14')
      await page.reload()
      await press(page, 'button', /카디건 M 취소$|^Cancel .*Cardigan M$/)
      await page.getByRole('textbox').fill('크기가 안 맞을 것 같아요')
      await expect(page.getByRole('textbox')).toBeFocused()
      await press(page, 'button', /^(부분 취소|Cancel item)$/)
      await expect(guide(page)).toContainText(/돌려받을 금액|your refund/)
      await page.getByRole('button', { name: /^(확인|OK)$/ }).click()
      await expectStep(page, '8/14')
      // Four days go by.
      await guide(page).filter({ hasText: '9/14' }).waitFor()
      await press(page, 'button', /리뷰 쓰기$|^Write review/)
      await page.getByRole('textbox').fill('색이 사진과 같고 따뜻해요')
      await expect(guide(page)).toContainText(/사진도 한 장|Add a photo/)
      expect(await findViolations(page, 'dialog')).toEqual([])
      await page.getByRole('button', { name: /예시 사진 넣기|Add an example photo/ }).click()
      await press(page, 'button', /^(리뷰 남기기|Submit review)$/)
      await press(page.getByRole('main'), 'link', /^(내 리뷰|My reviews)$/)
      await expectStep(page, '14/14')
      await expect(page.getByRole('article').first().getByRole('button')).toHaveCount(1)
    })
  })
}
