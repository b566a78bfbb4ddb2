import { findViolations } from '../support/axe.ts'
import { consoleHandle, consoleOf, waitForConsole } from '../support/console.ts'
import { readRecording, record } from '../support/landingTest.ts'
import { waitForMocks } from '../support/mocks.ts'
import { openScenario } from '../support/scenario.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: urlOf('demo-404'), mode: 'demo-404' })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the ribbon stands above the page, opens, and makes a visitor a guest and starts over, at ${viewport.width}`, async ({
    page,
    context,
  }) => {
    await record(context)
    await page.setViewportSize(viewport)
    await page.goto('./')
    const ribbon = page.getByRole('complementary', { name: '체험판' })
    await expect(page.getByRole('banner')).toBeVisible()
    const bottom = await ribbon.evaluate((element) => element.getBoundingClientRect().bottom)
    const top = await page.locator('#app').evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBe(bottom)
    expect((await readRecording(page)).shift).toBe(0)

    // The menu's target of 44 px reaches into the header, and covers no link there.
    expect(bottom).toBeLessThanOrEqual(32)
    const links = page.getByRole('banner').locator(':is(a, button):visible', { hasNotText: '본문으로' })
    const areCovered = await links.evaluateAll((all) =>
      all.map((link) => {
        const { left, width, top: above } = link.getBoundingClientRect()
        return !link.contains(document.elementFromPoint(left + width / 2, above + 1))
      }),
    )
    expect(areCovered).not.toContain(true)
    const word = await ribbon.locator('i').boundingBox()

    // Set together with the listeners of the ribbon.
    await waitForMocks(page)
    await page.mouse.click(word?.x ?? 0, 43)
    const visitor = ribbon.getByRole('button', { name: '방문자' })
    await expect(visitor).toHaveAttribute('aria-pressed', 'true')
    expect(await visitor.evaluate((button) => getComputedStyle(button, '::before').content)).toContain('✓')
    expect(await findViolations(page, '.demo-ribbon:lang(ko)')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await ribbon.getByRole('button', { name: '게스트' }).click()
    await expect(page.getByRole('link', { name: '나의 Pick 남기기' }).first()).toBeVisible()

    await ribbon.getByText('메뉴').click()
    await expect(ribbon.getByRole('button', { name: '게스트' })).toHaveAttribute('aria-pressed', 'true')
    await ribbon.getByRole('button', { name: '처음부터 다시 시작' }).click()
    const start = page.getByRole('link', { name: /나의 Pick 남기러/ })
    // For a minute all of it can come back, by a notice that leaves the landing's button free.
    const notice = page.getByText('처음부터 다시 시작했어요.', { exact: false })
    await expect(notice).toBeVisible()
    const [button, shown] = [await start.boundingBox(), await notice.boundingBox()]
    expect(shown && button && (shown.y + shown.height <= button.y || shown.x + shown.width <= button.x)).toBe(true)
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(page.getByRole('link', { name: '나의 Pick 남기기' }).first()).toBeVisible()
  })
}

test.describe('in English, whose lines are longer', () => {
  test.use({ locale: 'en-GB' })

  test("[LAND-01] below the ribbon the landing's heading and button are in the first view of low windows", async ({ page }) => {
    for (const [width, height] of [
      [320, 568],
      [1280, 650],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('./')
      await expect(page.getByRole('complementary', { name: 'Demo' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main a[href$="/login"]')).toBeInViewport({ ratio: 1 })
    }
  })
})

test('?ribbon=off hides the ribbon for the tab, ?ribbon=on shows it again', async ({ page }) => {
  const ribbon = page.getByRole('complementary', { name: '체험판' })
  await page.goto('./?ribbon=off')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(ribbon).toBeHidden()
  await page.goto('./login')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(ribbon).toBeHidden()
  await page.goto('./login?ribbon=on')
  await expect(ribbon).toBeVisible()
})

test('nothing lies over the page; the ribbon’s menu opens the testers’ console, and returns the focus', async ({ page }) => {
  await openScenario(page, 'demo-404', 'home-picked')
  await waitForConsole(page)
  await expect(consoleHandle(page)).toBeHidden()
  const ribbon = page.getByRole('complementary', { name: '체험판' })
  await ribbon.getByText('메뉴').click()
  await ribbon.getByRole('button', { name: '테스터 도구' }).click()
  await expect(page.getByRole('tab', { name: '시나리오' })).toBeFocused()
  await expect(ribbon.getByRole('button', { name: '테스터 도구' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(consoleOf(page)).toBeHidden()
  await expect(ribbon.locator('summary')).toBeFocused()
})

test('a link to this state opens page, person and world in another browser', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScenario(page, 'demo-404', 'home-picked')
  await page.goto('./shop?episode=4')
  await waitForMocks(page)
  await page.evaluate(() => window.__mock.sellOut({ stockId: 1 }))
  const ribbon = page.getByRole('complementary', { name: '체험판' })
  await ribbon.getByText('메뉴').click()
  await ribbon.getByRole('button', { name: '이 상태로 가는 링크 복사' }).click()
  await expect(ribbon.getByRole('status')).toHaveText('링크를 복사했어요.')
  const typed = page.getByText('양식에 적은 내용은 링크에 담지 않아요.')
  await expect(typed).toBeHidden()

  const profile = await browser.newContext({ locale: 'ko-KR', ...(baseURL !== undefined && { baseURL }) })
  const other = await profile.newPage()
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(other).toHaveURL(/\/shop\?episode=4$/)
  expect(await other.evaluate(() => localStorage.getItem('/demo/userId'))).toBe('1')
  await waitForMocks(other)
  const stocks = await other.evaluate(() => window.__mock.stocks())
  expect(stocks.find(({ stockId }) => stockId === 1)?.left).toBe(0)
  await profile.close()

  await page.goto('./account/profile')
  await ribbon.getByText('메뉴').click()
  await expect(typed).toBeVisible()
})

test('one press fills the address form with an address that the search finds', async ({ page }) => {
  await openScenario(page, 'demo-404', 'profile-edit')
  await page.getByRole('button', { name: '배송지 추가' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '예시 주소 채우기' }).click()
  await expect(dialog.getByRole('textbox', { name: '상세주소' })).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: '주소', exact: true })).toHaveValue(/누비로 31/)
  expect(await findViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: '배송지 저장' }).click()
  await expect(page.getByText('배송지를 추가했어요')).toBeVisible()
})
