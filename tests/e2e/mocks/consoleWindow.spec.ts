import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { consoleHandle, consoleOf, openConsole, openTab, outcome, waitForPicture } from '../support/console.ts'
import { approveAndWaitForClose, openPaymentWindow, orderButton, paidHeading } from '../support/payHelpers.ts'
import { pressToClose } from '../support/pressToClose.ts'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// The console in a window of its own: it stays with the window of the app.

/** Opens a scenario, and the console in a window of its own. */
async function openConsoleWindow(page: Page, scenario: string): Promise<Page> {
  await openScenario(page, 'mock', scenario)
  await openConsole(page)
  const opened = page.waitForEvent('popup')
  await consoleOf(page).getByRole('button', { name: '따로 된 창으로 열기' }).click()
  const own = await opened
  await expect(consoleOf(own)).toBeVisible()
  await expect(consoleOf(page)).toBeHidden()
  return own
}

const tabOf = async (own: Page, name: string) => {
  await own.getByRole('tab', { name }).click()
  return own.getByRole('tabpanel', { name })
}

test('own window: it acts on the app over reload, scenario start and logout', async ({ page }) => {
  const own = await openConsoleWindow(page, 'home-picked')
  const clock = await tabOf(own, '시계')
  await clock.getByRole('button', { name: '멈추기' }).click()
  await expect(clock.getByText('멈춰 있어요')).toBeVisible()
  await page.reload()
  await clock.getByRole('button', { name: '+1일' }).click()
  await expect(outcome(own)).toHaveText('시계를 맞췄어요.')

  const scenarios = await tabOf(own, '시나리오')
  await scenarios.getByRole('searchbox').fill('cart-empty')
  await scenarios.getByRole('button', { name: /^빈 장바구니/ }).click()
  await scenarios.getByRole('button', { name: '빈 장바구니 시작하기' }).click()
  // The clock is not the scenario's any more.
  await own
    .getByRole('group', { name: /없어지고/ })
    .getByRole('button', { name: '여기서 시작' })
    .click()
  await expect(page.getByRole('heading', { name: '장바구니', level: 1 })).toBeVisible()
  await expect(own.getByRole('region', { name: '진행 중인 시나리오' })).toContainText('빈 장바구니')

  const people = await tabOf(own, '사람')
  await expect(people.getByRole('listitem').filter({ hasText: 'jihoon' })).toContainText('로그인 중')
  await page.getByRole('button', { name: '내 계정' }).click()
  await page
    .getByRole('button', { name: '로그아웃' })
    .or(page.getByRole('menuitem', { name: '로그아웃' }))
    .first()
    .click()
  await expect(people.getByRole('listitem').filter({ hasText: '아무도 아님' })).toContainText('로그인 중')
  await people.getByRole('button', { name: '민서 minseo 계정으로 로그인' }).click()
  await expect(people.getByRole('listitem').filter({ hasText: 'minseo' })).toContainText('로그인 중')
  await expect(page.getByRole('button', { name: '내 계정' })).toBeVisible()
})

test('own window: the requests of a payment and its popup arrive, and the reload’s', async ({ page }) => {
  const own = await openConsoleWindow(page, 'pay-card')
  const requests = await tabOf(own, '요청')
  await orderButton(page).click()
  await approveAndWaitForClose(await openPaymentWindow(page))
  await expect(paidHeading(page)).toBeVisible()
  const rows = requests.getByRole('list', { name: '요청' }).getByRole('button')
  await requests.getByRole('searchbox').fill('createOrder')
  await expect(rows).toHaveCount(1)
  await requests.getByRole('combobox', { name: '보기' }).selectOption('다른 창')
  // The window's own, although it shows another route since.
  await expect(rows).toHaveCount(0)
  await requests.getByRole('searchbox').fill('')
  await expect(requests.getByRole('button', { name: /inicis\/return/ }).first()).toBeVisible()
  await page.reload()
  await expect(requests.getByRole('button', { name: /inicis\/return/ }).first()).toBeVisible()
  await requests.getByRole('searchbox').fill('createOrder')
  await expect(rows).toHaveCount(0)
  const orders = await tabOf(own, '주문')
  await expect(orders.getByRole('listitem').first()).toContainText('결제완료')
})

test('own window: language and theme are the app’s; no axe violations', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ko'))
  const own = await openConsoleWindow(page, 'home-picked')
  expect(await findViolations(own)).toEqual([])
  await page
    .getByRole('radio', { name: '어둡게' })
    .or(page.getByRole('button', { name: '어둡게' }))
    .first()
    .click()
  await expect.poll(() => own.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await page
    .getByRole('radio', { name: 'English' })
    .or(page.getByRole('button', { name: 'English' }))
    .first()
    .click()
  await expect(own.getByRole('heading', { name: 'Tester tools' })).toBeVisible()
  await expect(own).toHaveTitle('Tester tools')
})

for (const theme of ['light', 'dark'] as const) {
  test(`own window: no axe violations, no sideways scrolling at 390, ${theme}`, async ({ page }) => {
    const own = await openConsoleWindow(page, 'home-picked')
    await own.emulateMedia({ colorScheme: theme })
    await own.setViewportSize({ width: 390, height: 844 })
    for (const tab of await own.getByRole('tab').all()) {
      await tab.click()
      await expect(own.getByRole('tabpanel').locator('button, input').first()).toBeVisible()
      expect(await findViolations(own), (await tab.textContent()) ?? '').toEqual([])
    }
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

test('own window: a report shows the app’s page, not the console’s', async ({ page }) => {
  await waitForPicture(page.context(), 30_000)
  const own = await openConsoleWindow(page, 'home-picked')
  const report = await tabOf(own, '보고서')
  const saving = own.waitForEvent('download')
  await report.getByRole('button', { name: '보고서 만들기' }).click()
  const html = readFileSync(await (await saving).path(), 'utf8')
  await expect(outcome(own)).toContainText('보고서를 저장했어요.')
  const reader = await page.context().newPage()
  await reader.setContent(html)
  await expect(reader.getByText('참여한 홈 (home-picked)')).toBeVisible()
  await expect(reader.getByText(/1280 × 720/)).toBeVisible()
  expect(html).not.toContain('mock/console.html')
  const width = await reader.getByRole('img', { name: '화면 사진' }).evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(width).toBe(1280)
})

test('own window: when the app is closed, a sentence and a way to open it again', async ({ page }) => {
  const own = await openConsoleWindow(page, 'home-picked')
  await tabOf(own, '시계')
  await page.close()
  await expect(own.getByRole('heading', { name: '앱 창이 닫혔어요' })).toBeVisible()
  expect(await findViolations(own)).toEqual([])
  const opened = own.waitForEvent('popup')
  await own.getByRole('button', { name: '새 창에서 앱 열기' }).click()
  const again = await opened
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(own.getByRole('heading', { name: '앱 창이 닫혔어요' })).toBeHidden()
  await own.getByRole('button', { name: '+1시간' }).click()
  await expect(outcome(own)).toHaveText('시계를 맞췄어요.')
})

test('own window: a page that is not the app, another site, and back', async ({ page }) => {
  const own = await openConsoleWindow(page, 'home-picked')
  await page.goto('./mock/terms.html')
  await expect(own.getByRole('heading', { name: '앱 창에 앱이 아닌 화면이 열려 있어요' })).toBeVisible()
  await expect(own.getByRole('tab', { name: '시계' })).toBeVisible()
  await own.getByRole('button', { name: '앱으로 돌아가기' }).click()
  await expect(page.getByRole('link', { name: '샵' }).first()).toBeVisible()
  await expect(own.getByRole('button', { name: '앱으로 돌아가기' })).toBeHidden()

  await page
    .context()
    .route('https://other.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Other</h1>' }))
  await page.evaluate(() => location.assign('https://other.example/'))
  await expect(own.getByRole('heading', { name: '앱 창에 다른 사이트가 열려 있어요' })).toBeVisible()
  await expect(own.getByRole('tab', { name: '시계' })).toBeHidden()
  await own.getByRole('button', { name: '앱으로 돌아가기' }).click()
  await expect(page.getByRole('link', { name: '샵' }).first()).toBeVisible()
  await expect(own.getByRole('tab', { name: '시계' })).toBeVisible()
})

test('docked below, then in a window, then right; the place stays on the device', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  await openConsole(page)
  await expect(consoleOf(page)).toContainText('앱 너비 840px. 화면 구성은 창 너비 1,280px를 따르니,')
  await consoleOf(page).getByRole('button', { name: '아래에 붙이기' }).click()
  await expect(consoleOf(page).getByText('앱 너비 1,280px', { exact: true })).toBeVisible()
  const box = () => consoleOf(page).evaluate((section) => section.getBoundingClientRect().toJSON())
  expect(await box()).toMatchObject({ left: 0, width: 1280, height: 360 })
  await page.reload()
  await expect(consoleOf(page)).toBeVisible()
  expect(await box()).toMatchObject({ left: 0 })

  const opened = page.waitForEvent('popup')
  await consoleOf(page).getByRole('button', { name: '따로 된 창으로 열기' }).click()
  const own = await opened
  await expect(consoleHandle(page)).toBeVisible()
  await pressToClose(own.getByRole('button', { name: '오른쪽에 붙이기' }))
  await expect(consoleOf(page)).toBeVisible()
  expect(await box()).toMatchObject({ left: 840, width: 440 })

  const openedAgain = page.waitForEvent('popup')
  await consoleOf(page).getByRole('button', { name: '따로 된 창으로 열기' }).click()
  await (await openedAgain).close()
  const handleOpens = page.waitForEvent('popup')
  await consoleHandle(page).click()
  await expect(consoleOf(await handleOpens)).toBeVisible()
})

for (const width of [768 + 1, 1280, 1719]) {
  test(`without a choice the console opens in its window, and the app has all ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openScenario(page, 'mock', 'home-picked')
    const opened = page.waitForEvent('popup')
    await consoleHandle(page).click()
    await expect(consoleOf(await opened)).toBeVisible()
    await expect(consoleOf(page)).toBeHidden()
    expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(width)
  })
}

for (const [width, appWidth] of [
  [390, '390'],
  [1720, '1,280'],
] as const) {
  test(`without a choice the console is docked at ${width} px, and says the app’s width`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openScenario(page, 'mock', 'home-picked')
    await consoleHandle(page).click()
    await expect(consoleOf(page).getByText(`앱 너비 ${appWidth}px`, { exact: true })).toBeVisible()
  })
}

test('without a choice a blocked window docks the console below, where the app has its width', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null))
  await openScenario(page, 'mock', 'home-picked')
  await consoleHandle(page).click()
  await expect(consoleOf(page).getByText('앱 너비 1,280px', { exact: true })).toBeVisible()
})

test('a blocked window is named, and the console stays docked', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  await (await openTab(page, '기기')).getByRole('button', { name: '다음 팝업 막기' }).click()
  await expect(page.getByText('앞으로 팝업 1개를 막아요.')).toBeVisible()
  await consoleOf(page).getByRole('button', { name: '따로 된 창으로 열기' }).click()
  await expect(outcome(page)).toContainText('브라우저가 새 창을 막았어요.')
  await expect(consoleOf(page)).toBeVisible()
})
