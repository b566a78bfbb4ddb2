import { join } from 'node:path'
import type { ShopWindow } from './shopWindow.ts'

const photo = join(import.meta.dirname, '../../mocks/public/img/review-winter-01-320.avif')

/** What a shopper does, from a fresh browser. */
type Journey = (page: ShopWindow) => Promise<void>

/** By their titles, with the ids of the requirements. */
export const journeys: Readonly<Record<string, Journey>> = {
  '[ROLE-06, PICK-06, MEMO-05] a guest picks, writes a memo and reloads': async (page) => {
    const memo = '겨울 코트는 역시 길어야죠'
    await page.goto('')
    await page.click('link', '나의 Pick 남기러 가기')
    await signInAsGuest(page)
    await page.click('link', '나의 Pick 남기기')
    await selectTwoStyles(page)
    await page.click('button', '나의 Pick 남기기')
    await page.see('heading', '참여 완료!')
    await page.goto('')
    await page.click('button', '메모 쓰기')
    await page.fill('나의 메모', memo)
    await page.click('button', '메모 남기기')
    await page.seeNo('dialog', '')
    await page.seeText(memo)
    await page.reload()
    await page.seeText(memo)
  },
  '[AUTH-04, AUTH-14] a member signs in with Naver': async (page) => {
    await page.goto('login')
    await page.click('button', '네이버로 시작하기')
    await page.click('button', '염지훈')
    await page.click('button', '동의하기')
    await page.see('link', '나의 Pick 남기기')
  },
  '[NAV-01, ROLE-01] deep links survive a reload, and a visitor is sent to login': async (page) => {
    await page.goto('shop')
    await page.seeUrl(/\/login$/)
    await signInAsGuest(page)
    for (const [path, title] of [
      ['shop', '큐레이션 샵'],
      ['product/12', '버건디 숏 푸퍼'],
      ['community/episode/6', '느리게 걷는 토요일'],
    ] as const) {
      await page.goto(path)
      await page.see('heading', title)
      await page.reload()
      await page.see('heading', title)
      await page.seeUrl(new RegExp(`/${path}/?$`))
    }
  },
  '[AUTH-25, PICK-13] two windows submit: one pick is recorded, the other is refused': async (page) => {
    await page.goto('login')
    await signInAsGuest(page)
    const other = await page.opened()
    for (const window of [page, other]) {
      await window.goto('pick')
      await selectTwoStyles(window)
    }
    // Held before the server decides: a window that comes into focus after a recorded pick would show it.
    await page.run(`await __mock.addFault({ kind: 'pause', operation: 'recordPick', left: 1 })`)
    await page.click('button', '나의 Pick 남기기')
    await other.click('button', '나의 Pick 남기기')
    await other.see('heading', '참여 완료!')
    await page.run('await __mock.releaseReply()')
    await page.see('heading', '오류가 발생했어요')
  },
  '[PAY-01, PAY-02, PAY-08, PAY-12, PAY-14, CART-07] a popup is closed, the next one pays': async (page) => {
    await page.openScenario('pay-cancelled')
    await goToCheckout(page)
    const provider = await page.opened(() => page.click('button', '결제하기$'))
    await provider.see('button', '시험용 번호 채우기')
    await provider.close()
    await page.see('heading', '결제를 확인하고 있어요')
    await page.see('button', '다시 확인하기')
    await page.click('button', '이 결제를 취소하고 다시 결제하기')
    await page.see('radio', '신용카드')
    const next = await page.opened(() => page.click('button', '결제하기$'))
    await next.click('button', '시험용 번호 채우기')
    await next.click('button', '결제하기')
    await page.see('heading', '결제가 완료됐어요')
    await page.seeUrl(/\/payment\/result\/?\?orderId=/)
    const statuses = `(await __mock.orders()).filter(({ userId }) => userId === 2).map(({ status }) => status).join()`
    await page.until('one paid order of two', `return ${statuses} === 'CONFIRMED,FAILED'`)
    await page.goto('cart')
    await page.seeText('장바구니가 비어 있어요')
  },
  '[PAY-03, PAY-04, PAY-09] a phone posts a form and comes back': async (page) => {
    await page.openScenario('pay-mobile-ok')
    await goToCheckout(page)
    await page.click('button', '결제하기$')
    await page.click('button', '시험용 번호 채우기')
    await page.click('button', '결제하기')
    await page.see('heading', '결제가 완료됐어요')
  },
  '[REV-07, REV-13] a review with a photo is registered': async (page) => {
    await page.openScenario('review-write')
    await page.click('button', '리뷰 쓰기')
    await page.fill('리뷰', '따뜻하고 가벼워서 겨우내 입을 것 같아요.')
    await page.upload(photo, 'image/avif')
    await page.see('button', '사진.*(삭제|지우기|빼기)')
    await page.click('button', '^리뷰 남기기$')
    await page.seeText('리뷰가 등록됐어요')
  },
}

/** Where the browser blocks all site data, the mocks say that they work in memory. */
export async function signInBlocked(page: ShopWindow): Promise<void> {
  await page.goto('')
  await page.click('link', '나의 Pick 남기러 가기')
  await signInAsGuest(page)
  await page.seeText('여기서 한 일은 이 페이지를 떠나면 사라지고')
}

/** On the login page, without additional information. */
async function signInAsGuest(page: ShopWindow): Promise<void> {
  await page.click('button', '회원가입 없이 Pick하기')
  await page.click('button', '건너뛰기')
  await page.see('link', '나의 Pick 남기기')
}

/** On the pick page, up to the confirmation. */
async function selectTwoStyles(page: ShopWindow): Promise<void> {
  await page.click('button', '시작하기')
  for (const index of [0, 2])
    await page.clickElement(`within(screen.getByRole('list', { name: '스타일' })).getAllByRole('button')[${index}]`)
  await page.click('button', '선택 완료')
  await page.see('button', '나의 Pick 남기기')
}

/** From a cart. */
async function goToCheckout(page: ShopWindow): Promise<void> {
  await page.click('button', '주문하기$')
  await page.see('heading', '주문·결제')
  await page.see('radio', '신용카드')
}
