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
