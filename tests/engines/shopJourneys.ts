import { join } from 'node:path'
import type { Journey } from './support/journey.ts'
import { openedBy } from './support/shopWindow.ts'
import { control, goToCheckout, payInWindow } from './support/steps.ts'

const photo = join(import.meta.dirname, '../../mocks/public/img/review-winter-01-320.avif')

export const shopJourneys: readonly Journey[] = [
  {
    title: '[PAY-01, PAY-02, PAY-08, CART-07] a card payment in a popup empties the cart',
    result: '"결제가 완료됐어요", an empty cart',
    isShort: true,
    run: async (context) => {
      const { page } = context
      await page.openScenario('pay-card')
      await goToCheckout(page)
      await payInWindow(context)
      await page.see('heading', '결제가 완료됐어요')
      await page.seeUrl(/\/payment\/result\/?\?orderId=/)
      await page.goto('cart')
      await page.seeText('장바구니가 비어 있어요')
    },
  },
  {
    title: '[PAY-02, PAY-12, PAY-14] a popup is closed before the approval, and the next one pays',
    result: '"결제를 확인하고 있어요", a way to pay again, then "결제가 완료됐어요"',
    run: async (context) => {
      const { page, browser, url } = context
      await page.openScenario('pay-cancelled')
      await goToCheckout(page)
      const provider = await openedBy(browser, url, () => page.click('button', '결제하기$'))
      await provider.see('button', '시험용 번호 채우기')
      await provider.window.close()
      await page.window.focus()
      await page.see('heading', '결제를 확인하고 있어요')
      await page.see('button', '다시 확인하기')
      await page.click('link', '다시 결제하기')
      await page.see('radio', '신용카드')
      await payInWindow(context)
      await page.see('heading', '결제가 완료됐어요')
      const statuses = `orders().then((all) => all.filter(({ userId }) => userId === 2).map(({ status }) => status).join())`
      await page.until('one paid order of two', async () => (await control(page, statuses)) === 'CONFIRMED,FAILED')
    },
  },
  {
    title: '[PAY-03, PAY-04, PAY-09] a phone posts a form and comes back',
    result: '"결제가 완료됐어요"',
    run: async ({ page }) => {
      await page.openScenario('pay-mobile-ok')
      await goToCheckout(page)
      await page.click('button', '결제하기$')
      await page.click('button', '시험용 번호 채우기')
      await page.click('button', '결제하기')
      await page.see('heading', '결제가 완료됐어요')
    },
  },
  {
    title: '[PAY-10, ORD-11] a deposit to a virtual account arrives',
    result: 'the order becomes paid',
    run: async (context) => {
      const { page } = context
      await page.openScenario('pay-virtual-account')
      await goToCheckout(page)
      await page.click('radio', '가상계좌')
      await payInWindow(context)
      await page.see('region', '입금할 가상계좌')
      const orderId = new URL(await page.window.url()).searchParams.get('orderId')
      await control(page, `depositArrives({ orderId: ${JSON.stringify(orderId)} })`)
      await page.goto('account/orders')
      await page.seeText('결제완료')
    },
  },
  {
    title: '[ORD-06, ORD-09] an order is cancelled with a reason',
    result: 'the order is shown as cancelled',
    run: async ({ page }) => {
      await page.openScenario('cancel-card')
      await page.click('button', '주문 취소')
      await page.fill('취소 사유', '작아요')
      await page.click('button', '^주문 취소$', -1)
      await page.see('heading', '주문 취소가 완료됐어요')
      await page.goto('account/orders')
      await page.seeText('취소완료')
    },
  },
  {
    title: '[REV-07, REV-13] a review with a photo',
    result: 'the review is registered',
    run: async ({ page }) => {
      await page.openScenario('review-write')
      await page.click('button', '리뷰 쓰기')
      await page.fill('리뷰', '따뜻하고 가벼워서 겨우내 입을 것 같아요.')
      await page.uploadTo(`document.querySelector('dialog input[type=file], [role=dialog] input[type=file]')`, photo)
      await page.see('button', '사진.*(삭제|지우기|빼기)')
      await page.click('button', '^리뷰 남기기$')
      await page.seeText('리뷰가 등록됐어요')
    },
  },
]
