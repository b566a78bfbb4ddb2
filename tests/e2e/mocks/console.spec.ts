import { gzipSync } from 'node:zlib'
import type { Locator } from '@playwright/test'
import { handleTexts } from '../../../mocks/console/handleTexts.ts'
import { findViolations } from '../support/axe.ts'
import { consoleHandle, consoleOf, openTab, outcome } from '../support/console.ts'
import { openScenario, waitForReplies } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

// A tester's actions on the console, and their effect on the screen.

const heightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height)

const KB = 1024
const isHeavy = ({ name }: { name: string }) => /\/(showConsole|mocks|app)-/.test(name)

test('a visitor’s landing loads the handle alone; opening brings the console and the mocks', async ({ page }) => {
  const scripts: { name: string; bytes: number }[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push({ name: response.url(), bytes: gzipSync(await response.body()).length })
  })
  const lastScript = page.waitForResponse(/gtag\.js/)
  await page.goto('./')
  await expect(consoleHandle(page)).toBeVisible()
  await lastScript
  expect(scripts.filter(isHeavy)).toEqual([])
  await consoleHandle(page).click()
  await expect(page.getByRole('tab', { name: '시나리오' })).toBeFocused()
  await expect.poll(() => scripts.filter(isHeavy).length).toBeGreaterThan(1)
})

test('the console is fetched when it is first opened, at most 60 kB', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  await waitForReplies(page, 'userPicks', 'statisticsSummary', 'products')
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) bodies.push(response.body())
  })
  await consoleHandle(page).click()
  await expect(consoleOf(page).getByRole('heading', { name: '참여한 홈' })).toBeVisible()
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(bytes).toBeGreaterThan(5 * KB)
  expect(bytes).toBeLessThanOrEqual(60 * KB)

  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(consoleHandle(page)).toBeFocused()
})

test('Ctrl+. opens and closes; a hidden handle stays on the device', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  await expect(consoleHandle(page)).toBeVisible()
  await page.getByRole('link', { name: '샵' }).first().focus()
  await page.keyboard.press('Control+.')
  await expect(page.getByRole('tab', { name: '시나리오' })).toBeFocused()
  await page.keyboard.press('Control+.')
  await expect(consoleOf(page)).toBeHidden()
  await expect(page.getByRole('link', { name: '샵' }).first()).toBeFocused()

  await openTab(page, '페이지')
  await page.getByRole('radio', { name: '숨기기' }).check({ force: true })
  await page.keyboard.press('Control+.')
  await expect(consoleOf(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(consoleHandle(page)).toBeHidden()
  await page.keyboard.press('Control+.')
  await expect(consoleOf(page)).toBeVisible()
})

test('tabs: arrows, Home and End choose; the tab chosen comes back with the next page', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  await consoleHandle(page).click()
  await expect(page.getByRole('tab', { name: '시나리오', selected: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '사람', selected: true })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: '보고서', selected: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '시나리오', selected: true })).toBeFocused()
  await page.getByRole('tab', { name: '시계' }).click()
  await page.reload()
  await expect(page.getByRole('tab', { name: '시계', selected: true })).toBeVisible()
})

test('over a modal dialog of the app the console works, and its keys are not the dialog’s', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  await page.getByRole('button', { name: '나의 Pick 확인하기' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const clock = await openTab(page, '시계')
  await clock.getByRole('button', { name: '+1일' }).click()
  await expect(outcome(page)).toHaveText('시계를 맞췄어요.')
  await page.keyboard.press('Escape')
  await expect(consoleOf(page)).toBeHidden()
  await expect(dialog).toBeVisible()
  await consoleHandle(page).click()
  await dialog.getByRole('button', { name: '닫기' }).first().click()
  await expect(dialog).toBeHidden()
  await expect(consoleOf(page)).toBeVisible()
})

test('Scenario: steps and result of the running one stay on the device; the gallery has the others', async ({ page }) => {
  await page.goto('./')
  const empty = await openTab(page, '시나리오')
  await expect(empty.getByText('진행 중인 시나리오가 없어요.', { exact: false })).toBeVisible()
  await openScenario(page, 'mock', 'cart-empty')
  const running = page.getByRole('tabpanel').getByRole('region', { name: '빈 장바구니' })
  await running.getByRole('checkbox').first().check()
  await running.getByRole('radio', { name: '실패' }).check({ force: true })
  await running.getByRole('textbox', { name: /메모$/ }).fill('버튼이 없어요')
  await page.reload()
  await expect(running.getByRole('radio', { name: '실패' })).toBeChecked()
  await expect(running.getByRole('checkbox').first()).toBeChecked()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: '모든 시나리오' }).click()
  const card = (await opened).getByRole('article', { name: '빈 장바구니' })
  await expect(card.getByRole('radio', { name: '실패' })).toBeChecked()
  await expect(card.getByRole('textbox')).toHaveValue('버튼이 없어요')
})

test('People: another persona, then no user', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const people = await openTab(page, '사람')
  // The console of the document that is left names the new user too; a press in it is lost.
  const loaded = page.waitForEvent('load')
  await people.getByRole('button', { name: '지훈 jihoon 계정으로 로그인' }).click()
  await loaded
  await expect(page.getByRole('listitem').filter({ hasText: 'jihoon' })).toContainText('로그인 중')
  await page.getByRole('tabpanel').getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('link', { name: '나의 Pick 남기러 가기' })).toBeVisible()
})

test('Clock: stopped, moved by an hour, to an instant, to the episode’s end; what cannot be done is named', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '시계')
  await panel.getByRole('button', { name: '멈추기' }).click()
  await expect(panel.getByText('멈춰 있어요')).toBeVisible()
  await panel.getByLabel(/이 시각으로/).fill('2026-11-22T09:30:00')
  await panel.getByRole('button', { name: '맞추기' }).click()
  await expect(panel.getByText('2026년 11월 22일 09:30:00')).toBeVisible()
  await panel.getByRole('button', { name: '+1시간' }).click()
  await expect(panel.getByText('2026년 11월 22일 10:30:00')).toBeVisible()
  await panel.getByRole('button', { name: '에피소드가 끝나는 때로' }).click()
  // The commands before had the same outcome.
  await expect(panel.getByText('2026년 11월 22일 10:30:00')).toBeHidden()
  await expect(outcome(page)).toHaveText('시계를 맞췄어요.')
  await panel.getByRole('button', { name: '에피소드가 끝나는 때로' }).click()
  await expect(outcome(page)).toHaveText('no episode is in progress')
  await panel.getByRole('button', { name: '앱 새로고침' }).click()
  await expect(
    page
      .getByRole('heading', { name: /COMING SOON/i })
      .or(page.getByText(/COMING SOON/i))
      .first(),
  ).toBeVisible()
})

test('Page: another browser, offline, a popup blocked, pickers a minute', async ({ page }) => {
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '페이지')
  await panel.getByRole('combobox', { name: '브라우저' }).selectOption('iPhone Safari')
  await expect.poll(() => page.evaluate(() => navigator.userAgent)).toContain('iPhone')
  await panel.getByRole('button', { name: '다음 팝업 막기' }).click()
  await expect(panel.getByRole('button', { name: '다음 팝업 막기', pressed: true })).toBeVisible()
  await panel.getByRole('button', { name: '600', exact: true }).click()
  await expect(panel.getByRole('button', { name: '600', exact: true, pressed: true })).toBeVisible()
  await panel.getByRole('button', { name: '네트워크 끊기' }).click()
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
})

for (const [width, place] of [
  [1719, { left: 0, width: 1719 }],
  [1720, { left: 1280, width: 440 }],
] as const) {
  test(`at ${width} px the console leaves the app ${width === 1720 ? 1280 : width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openScenario(page, 'mock', 'home-picked')
    await consoleHandle(page).click()
    await expect(consoleOf(page)).toBeVisible()
    expect(await consoleOf(page).evaluate((section) => section.getBoundingClientRect().toJSON())).toMatchObject(place)
  })
}

test('at 1280 × 800 and 200 % zoom two thirds of the console are the tab’s, also beside an undo', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await openScenario(page, 'mock', 'home-picked')
  const panel = await openTab(page, '세계')
  await panel.getByRole('button', { name: '처음부터 다시' }).click()
  await expect(consoleOf(page).getByRole('button', { name: '되돌리기', exact: true })).toBeVisible()
  expect(await heightOf(panel)).toBeGreaterThan((await heightOf(consoleOf(page))) * 0.66)
  expect(await heightOf(panel)).toBeGreaterThan(200)
})

test('on a phone the handle stands beside every control of a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScenario(page, 'mock', 'profile-edit')
  for (const address of ['./account/profile', './cart', './login']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const left = await consoleHandle(page).evaluate((handle) => handle.getBoundingClientRect().left)
    const controls = page.getByRole('main').locator('a, button, input, select, textarea')
    const rights = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().right))
    expect(Math.max(...rights)).toBeLessThanOrEqual(left)
  }
})

const appearances = [
  { width: 390, theme: 'light', language: 'ko' },
  { width: 390, theme: 'dark', language: 'en' },
  { width: 1440, theme: 'light', language: 'en' },
  { width: 1440, theme: 'dark', language: 'ko' },
] as const

for (const { width, theme, language } of appearances) {
  test(`no axe violations, no sideways scrolling at ${width}, ${theme}, ${language}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.addInitScript((value) => localStorage.setItem('language', value), language)
    await page.setViewportSize({ width, height: 844 })
    await openScenario(page, 'mock', 'home-picked')
    await waitForReplies(page, 'userPicks', 'statisticsSummary', 'products')
    await page.getByRole('button', { name: handleTexts[language].open }).click()
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    // On desktops a part of the app is under the console, where axe takes the page's colour for that of the film.
    if (width === 390) expect(await findViolations(page)).toEqual([])
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(page.getByRole('tabpanel').locator('button, input').first()).toBeVisible()
      expect(await findViolations(page, '#mock-console'), (await tab.textContent()) ?? '').toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
