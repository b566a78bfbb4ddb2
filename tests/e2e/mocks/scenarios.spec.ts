import type { Page } from '@playwright/test'
import { scenarios } from '../../../mocks/scenarios/catalogue.ts'
import type { Seen } from '../../../mocks/scenarios/scenario.ts'
import { findViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

// Each stands in a world of its own, and the file would be the longest.
test.describe.configure({ mode: 'parallel' })

/** Scenarios whose subject is a failure say so in the console; nothing else may. */
const failing = /memo|refresh|server/

function locate(page: Page, { role, name }: Seen) {
  const isUnnamed = role === 'alert' || role === 'status'
  return isUnnamed ? page.getByRole(role).filter({ hasText: name }) : page.getByRole(role, { name, exact: true })
}

test.describe('each scenario', () => {
  // Stories are looked at by axe on a phone, in light Korean: here it is the other way round.
  test.use({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } })

  for (const { id, seen } of scenarios) {
    test(`${id} starts, what must be seen is seen, and axe finds nothing`, async ({ page, allowErrors }) => {
      if (failing.test(id)) allowErrors(/server|memo/i)
      await page.goto(`../?scenario=${id}`)
      // A large world is built once; how long that takes is measured elsewhere.
      await expect(page).not.toHaveURL(/scenario=/, { timeout: 30_000 })
      for (const one of seen) await expect(locate(page, one).first(), `${one.role} ${one.name}`).toBeVisible()
      await switchToEnglish(page)
      expect(await findViolations(page)).toEqual([])
    })
  }
})

/** Where there is a footer with the switch; without a scroll, which would change what is seen. */
async function switchToEnglish(page: Page): Promise<void> {
  const english = page.getByRole('button', { name: 'English', exact: true })
  if ((await english.count()) === 0) return
  await english.dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
}

test('?scenario= counts on any address, and leads where the scenario begins', async ({ page }) => {
  await page.goto('./shop?scenario=pick-fresh&from=elsewhere#there')
  await expect(page).toHaveURL(/\/pick\/?$/)
  await expect(page.getByRole('button', { name: '시작하기' })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/scenario=/)
})

test('an id nobody knows gets the list of all, and each leads to its scenario', async ({ page }) => {
  await page.goto('./login?scenario=nobody-knows')
  await expect(page.getByText('‘nobody-knows’라는 시나리오는 없어요')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(scenarios.length)
  await page.getByRole('link', { name: /^home-picked · / }).click()
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
})

test('the app’s storage is cleared; language and theme stay', async ({ page }) => {
  await page.goto('./login')
  await page.evaluate(() => {
    for (const [key, value] of [
      ['language', 'en'],
      ['theme', 'dark'],
      ['cart', '{}'],
      ['accessToken', 'old'],
    ] as const)
      localStorage.setItem(key, value)
    sessionStorage.setItem('pick', '{"old":true}')
  })
  await page.goto('../?scenario=home-not-picked')
  await expect(page.getByRole('link', { name: 'Leave my Pick' })).toBeVisible()
  const stored = await page.evaluate(() => {
    const names = ['language', 'theme', 'userId', 'cart', 'accessToken']
    return [...names.map((name) => localStorage.getItem(name)), sessionStorage.getItem('pick')]
  })
  expect(stored).toEqual(['en', 'dark', '2', null, expect.stringMatching(/^a-/), null])
})
