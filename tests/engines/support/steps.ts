import { openedBy, type ShopWindow } from './shopWindow.ts'
import type { JourneyContext } from './journey.ts'

/** Signs a guest in on the login page, without additional information. */
export async function signInAsGuest(page: ShopWindow): Promise<void> {
  await page.click('button', '회원가입 없이 Pick하기')
  await page.click('button', '건너뛰기')
  await page.see('link', '나의 Pick 남기기')
}

/** On the pick page: selects two styles and goes to the confirmation. */
export async function selectTwoStyles(page: ShopWindow): Promise<void> {
  await page.click('button', '시작하기')
  const frames = `within(screen.getByRole('list', { name: '스타일' })).getAllByRole('button')`
  await page.clickElement(`${frames}[0]`)
  await page.clickElement(`${frames}[2]`)
  await page.click('button', '선택 완료')
  await page.see('button', '나의 Pick 남기기')
}

/** From a cart to the checkout. */
export async function goToCheckout(page: ShopWindow): Promise<void> {
  await page.click('button', '주문하기$')
  await page.see('heading', '주문·결제')
  await page.see('radio', '신용카드')
}

/** Opens the provider's window and approves with its test numbers. */
export async function payInWindow({ page, browser, url }: JourneyContext): Promise<void> {
  const provider = await openedBy(browser, url, () => page.click('button', '결제하기$'))
  await provider.click('button', '시험용 번호 채우기')
  await provider.click('button', '결제하기')
}

/** Calls a command of the mock backend, e.g. `setDevice({ isOffline: true })`. */
export async function control(page: ShopWindow, command: string): Promise<unknown> {
  return page.window.run(`return await window.__mock.${command}`)
}
