import type { Page } from '@playwright/test'
import { waitForMocks } from '../support/mocks.ts'
import { expect, test } from '../support/test.ts'

/** The file names of the scripts that a page loads. */
function scriptsOf(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) loaded.push(pathname)
  })
  return loaded
}

const isEnglishTexts = (path: string) => /\/english-[\w-]+\.js$/.test(path)

const titleOf = (page: Page, id: number) =>
  page.evaluate((episode) => window.__mock.read((tx) => tx.episodes.findFirst((q) => q.where({ id: episode }))?.title), id)

/** Signs in as a guest in the world that there is, without a scenario. */
async function enter(page: Page): Promise<void> {
  await page.goto('./login')
  await waitForMocks(page)
  await page.evaluate(() => {
    // The command loads another document, so its reply may never arrive; the address changes before that document.
    document.documentElement.dataset['left'] = 'true'
    void window.__mock.persona({ persona: 'jihoon' })
  })
  await page.waitForFunction(() => !document.documentElement.dataset['left'] && document.readyState === 'complete')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' })

  test('gets a new world in English, which stays English', async ({ page }) => {
    const scripts = scriptsOf(page)
    await enter(page)
    await expect(page.getByRole('heading', { name: 'A Slow Saturday Walk' })).toBeVisible()
    expect(scripts.some(isEnglishTexts)).toBe(true)
    await page.goto('./shop')
    await expect(page.getByRole('link', { name: /Mustard Short Puffer/ }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: /Mustard Short Puffer/ }).first()).toBeVisible()
  })

  test('gets the Korean world that an address names, and the interface in English', async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto('./?scenario=home-not-picked&world=ko')
    await expect(page.getByRole('link', { name: 'Leave my Pick' })).toBeVisible()
    expect(await titleOf(page, 6)).toBe('느리게 걷는 토요일')
    expect(scripts.some(isEnglishTexts)).toBe(false)
  })

  test('begins a new world in the language that an address names', async ({ page }) => {
    await page.goto('./login?world=ko')
    await waitForMocks(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[가-힣]/)
    expect(await titleOf(page, 6)).toBe('느리게 걷는 토요일')
  })
})

test('a Korean world loads no English text, and an address can name English for a scenario', async ({ page }) => {
  const scripts = scriptsOf(page)
  await enter(page)
  await expect(page.getByRole('heading', { name: '느리게 걷는 토요일' })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.some(isEnglishTexts)).toBe(false)

  await page.goto('./?scenario=home-picked&language=en')
  await expect(page.getByRole('heading', { name: 'A Slow Saturday Walk' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(new URL(page.url()).search).toBe('')
})

test('a world that is started over in the console is in the language of the interface', async ({ page }) => {
  await enter(page)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.reload()
  await expect(page.getByRole('heading', { name: '느리게 걷는 토요일' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the tester tools' }).click()
  await page.getByRole('tab', { name: 'World' }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Start over' }).click()
  await loaded
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull()
  await enter(page)
  await expect(page.getByRole('heading', { name: 'A Slow Saturday Walk' })).toBeVisible()
})
