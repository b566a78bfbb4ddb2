import { readFileSync } from 'node:fs'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import { findViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const GALLERY = '../mock/scenarios.html'

test('a tester narrows by area and by words, reads steps and expected results, and starts a scenario', async ({ page }) => {
  await page.goto(GALLERY)
  await expect(page.getByRole('article')).toHaveCount(scenarios.length)
  await page.getByRole('button', { name: '장바구니' }).click()
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.getByRole('searchbox', { name: '시나리오 찾기' }).fill('minseo 참여한')
  await expect(page.getByText('찾는 말이 들어간 시나리오가 없어요')).toBeVisible()
  await page.getByRole('button', { name: /^전체/ }).click()
  const card = page.getByRole('article', { name: '참여한 홈' })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card).toContainText('민서 (minseo)')
  await expect(card.getByText('나의 Pick 확인하기를 누르세요')).toBeVisible()
  await expect(card.getByText('버튼 ‘나의 Pick 확인하기’')).toBeVisible()
  await card.getByRole('link', { name: '참여한 홈 시작하기' }).click()
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
})

test('an English gallery starts a scenario in English, or with Korean texts', async ({ page }) => {
  await page.goto(GALLERY)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /한국어 글로/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Start Home, picked', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'A Slow Saturday Walk' })).toBeVisible()
  await page.goto(GALLERY)
  await page.getByRole('link', { name: 'Home, picked: start with Korean texts' }).click()
  await expect(page.getByRole('heading', { name: '느리게 걷는 토요일' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a test run: results and notes stay on the device, are saved as CSV, and cleared ones come back', async ({ page }) => {
  await page.goto(GALLERY)
  await page.getByRole('button', { name: '테스트 진행' }).click()
  await page.getByRole('link', { name: '나의 Pick 모달 시작하기' }).click()
  await page.goBack()
  await expect(page.getByRole('article', { name: '나의 Pick 모달' })).toBeInViewport()
  await page.getByRole('searchbox').fill('cart-empty')
  await page.getByRole('radio', { name: '실패' }).check({ force: true })
  await page.getByRole('textbox', { name: /메모$/ }).fill('=SUM(A1), "버튼"이 없어요')
  await page.getByRole('searchbox').fill('home-picked')
  await page.getByRole('article', { name: '참여한 홈' }).getByRole('radio', { name: '통과' }).check({ force: true })
  await page.getByRole('article', { name: '참여한 홈' }).getByRole('checkbox').first().check()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('home-picked')
  await expect(page.getByText(`통과 1 · 실패 1 · 남음 ${scenarios.length - 2}`)).toBeVisible()

  const csv = page.waitForEvent('download')
  await page.getByRole('article', { name: '참여한 홈' }).getByRole('button', { name: 'CSV로 저장' }).click()
  const text = readFileSync(await (await csv).path(), 'utf8')
  expect(text).toContain('cart-empty,빈 장바구니,failed,"\'=SUM(A1), ""버튼""이 없어요"')

  await page.getByRole('button', { name: '결과 모두 지우기' }).click()
  await expect(page.getByText(`통과 0 · 실패 0 · 남음 ${scenarios.length}`)).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(page.getByText(`통과 1 · 실패 1 · 남음 ${scenarios.length - 2}`)).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`no axe violations, no sideways scrolling at ${width}, in English, dark, in a test run`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(GALLERY)
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.getByRole('button', { name: 'Test run' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scenarios' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('an unknown id leads to the gallery with the nearest ids and links to all scenarios', async ({ page }) => {
  await page.goto('./login?scenario=home-pickd')
  await expect(page).toHaveURL(/mock\/scenarios\.html\?unknown=home-pickd$/)
  await expect(page.getByText('‘home-pickd’라는 시나리오는 없어요')).toBeVisible()
  const nearest = page.getByRole('region', { name: '비슷한 시나리오' }).getByRole('link')
  await expect(nearest.first()).toHaveText('home-picked 참여한 홈')
  await nearest.first().click()
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
})

test('?scenario=list leads to the gallery; a damaged link of a world says so there', async ({ page }) => {
  await page.goto('./shop?scenario=list&world=ko')
  await expect(page).toHaveURL(/mock\/scenarios\.html\?world=ko$/)
  await expect(page.getByRole('link', { name: '참여한 홈 시작하기' })).toHaveAttribute('href', '/?scenario=home-picked&world=ko')
  await page.goto('./?scenario=shared#damaged')
  await expect(page.getByText('이 링크의 세계를 열 수 없어요')).toBeVisible()
})
