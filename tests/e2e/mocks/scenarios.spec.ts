import type { Page } from '@playwright/test'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import type { Seen } from '../../../mocks/scenarios/scenario.ts'
import { expect, test } from '../support/test.ts'

// Each has a world of its own, so the tests can run in parallel.
test.describe.configure({ mode: 'parallel' })

function locate(page: Page, { role, name }: Seen) {
  const isUnnamed = role === 'alert' || role === 'status'
  return isUnnamed ? page.getByRole(role).filter({ hasText: name }) : page.getByRole(role, { name, exact: true })
}

for (const { id, seen } of scenarios) {
  test(`${id} starts and shows what it names`, async ({ page }) => {
    await page.goto(`./?scenario=${id}`)
    await page.waitForURL((url) => !url.searchParams.has('scenario'))
    for (const one of seen) await expect(locate(page, one).first(), `${one.role} ${one.name}`).toBeVisible()
  })
}

for (const { id, language, documents } of [
  { id: 'home-picked', language: 'ko', documents: 1 },
  // Its markup is in a document of its own.
  { id: 'visitor-landing', language: 'ko', documents: 2 },
  { id: 'home-picked', language: 'en', documents: 2 },
]) {
  test(`${id} in ${language} is shown after ${documents} ${documents === 1 ? 'document' : 'documents'}`, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push('document')
      else if (request.url().includes('LoginPage')) loaded.push('login page')
    })
    await page.goto(`./?scenario=${id}&language=${language}`)
    await page.waitForURL((url) => !url.searchParams.has('scenario'))
    await expect(page.locator('main h1').filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(loaded).toEqual(Array.from({ length: documents }, () => 'document'))
  })
}

test('?scenario= works at any address and leads to the scenario’s start', async ({ page }) => {
  await page.goto('./shop?scenario=pick-fresh&from=elsewhere#there')
  await expect(page).toHaveURL(/\/pick\/?$/)
  await expect(page.getByRole('button', { name: '시작하기' })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/scenario=/)
})

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
  await page.goto('./shop?scenario=list&world=own')
  await expect(page).toHaveURL(/mock\/scenarios\.html\?world=own$/)
  await expect(page.getByRole('link', { name: '참여한 홈 시작하기' })).toHaveAttribute('href', '/?scenario=home-picked&world=own')
  await page.goto('./?scenario=shared#damaged')
  await expect(page.getByText('이 링크의 세계를 열 수 없어요')).toBeVisible()
})
