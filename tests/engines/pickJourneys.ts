import type { Journey } from './support/journey.ts'
import { openedBy } from './support/shopWindow.ts'
import { selectTwoStyles, signInAsGuest } from './support/steps.ts'

const MEMO = '겨울 코트는 역시 길어야죠'

export const pickJourneys: readonly Journey[] = [
  {
    title: '[ROLE-06, PICK-06, MEMO-05] a guest picks, writes a memo and reloads',
    result: 'the memo is on home after a reload',
    isShort: true,
    run: async ({ page }) => {
      await page.goto('')
      await page.click('link', '나의 Pick 남기러 가기')
      await signInAsGuest(page)
      await page.click('link', '나의 Pick 남기기')
      await selectTwoStyles(page)
      await page.click('button', '나의 Pick 남기기')
      await page.see('heading', '참여 완료!')
      await page.goto('')
      await page.click('button', '메모 쓰기')
      await page.fill('나의 메모', MEMO)
      await page.click('button', '메모 남기기')
      await page.seeNo('dialog', '')
      await page.seeText(MEMO)
      await page.window.reload()
      await page.seeText(MEMO)
    },
  },
  {
    title: '[AUTH-04, AUTH-14] a member signs in with Naver',
    result: 'home, signed in',
    run: async ({ page }) => {
      await page.goto('login')
      await page.click('button', '네이버로 시작하기')
      await page.click('button', '염지훈')
      await page.click('button', '동의하기')
      await page.see('link', '나의 Pick 남기기')
    },
  },
  {
    title: '[NAV-01, ROLE-01] deep links survive a reload, and a visitor is sent to login',
    result: 'the page of the link',
    isShort: true,
    run: async ({ page }) => {
      await page.goto('shop')
      await page.seeUrl(/\/login$/)
      await signInAsGuest(page)
      for (const path of ['shop', 'product/12', 'community/episode/6']) {
        await page.goto(path)
        await page.see('heading', '.', 0)
        await page.window.reload()
        await page.see('heading', '.', 0)
        await page.seeUrl(new RegExp(`/${path}/?$`))
      }
    },
  },
  {
    title: '[AUTH-25, PICK-13] two windows submit a pick',
    result: 'one pick is recorded, the other is refused',
    run: async ({ page, browser, url }) => {
      await page.goto('login')
      await signInAsGuest(page)
      const other = await openedBy(browser, url, async () => void (await browser.open()))
      for (const window of [page, other]) {
        await window.window.focus()
        await window.goto('pick')
        await selectTwoStyles(window)
      }
      await page.window.focus()
      await page.click('button', '나의 Pick 남기기')
      await page.see('heading', '참여 완료!')
      await other.window.focus()
      await other.click('button', '나의 Pick 남기기')
      await other.see('heading', '오류가 발생했어요')
    },
  },
  {
    title: 'a scenario starts from its address, on the first visit',
    result: 'the start of the scenario',
    isShort: true,
    run: async ({ page }) => {
      await page.openScenario('home-picked')
      await page.click('button', '나의 Pick 확인하기')
      await page.see('dialog', '나의 Pick')
    },
  },
]
