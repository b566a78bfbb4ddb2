import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { consoleOf, openTab, outcome } from '../support/console.ts'
import { noise } from '../support/noise.ts'
import { openScenario } from '../support/scenario.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const openWorld = async (page: Page) => {
  await openScenario(page, 'mock', 'home-picked')
  return openTab(page, '세계')
}

const reset = (panel: Locator) => panel.getByRole('button', { name: '처음부터 다시' }).click()
const fileInput = (panel: Locator) => panel.locator('input[type="file"]')
const fileOf = (text: string) => ({ name: 'world.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('World: exported, reset, imported by file, which can be undone, and by drop', async ({ page }) => {
  const panel = await openWorld(page)
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: '파일로 내보내기' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect((await download).suggestedFilename()).toMatch(/^pickers-world-[\d-]+\.json$/)

  await reset(panel)
  await expect(page.getByRole('link', { name: '나의 Pick 남기러 가기' })).toBeVisible()
  await fileInput(panel).setInputFiles(fileOf(text))
  // A visitor has the account button too.
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()

  await consoleOf(page).getByRole('button', { name: '되돌리기', exact: true }).click()
  await expect(page.getByRole('link', { name: '나의 Pick 남기러 가기' })).toBeVisible()
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'world.json'))
    return transfer
  }, text)
  await panel.dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
})

test('World: a reset says when it is done, and can be undone for a minute, photos too', async ({ page }) => {
  const panel = await openWorld(page)
  // A review's photo: such a world has no room in session storage beside what the app stores.
  const photo = { id: 1000, type: 'image/webp', base64: noise(1_500_000).toString('base64') }
  await page.evaluate((record) => window.__mock.write((tx) => void tx.photos.create(record)), photo)
  await reset(panel)
  await expect(page.getByRole('link', { name: '나의 Pick 남기러 가기' })).toBeVisible()
  const bar = consoleOf(page).getByText('세계를 처음으로 되돌렸어요. 남은 것이 없어요.', { exact: false })
  await expect(bar).toBeVisible()
  await consoleOf(page).getByRole('button', { name: '되돌리기', exact: true }).click()
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
  await expect(bar).toBeHidden()
  const steps = await openTab(page, '시나리오')
  await expect(steps.getByRole('heading', { name: '참여한 홈' })).toBeVisible()
  expect(await page.evaluate(() => window.__mock.read((tx) => tx.photos.findFirst((q) => q.where({ id: 1000 }))?.type))).toBe(
    'image/webp',
  )
})

test('World: one that is too big for the storage is named, and nothing changes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  const session = await page.context().newCDPSession(page)
  // Before the first write, since the browser caches the quota.
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(urlOf('mock')).origin, quotaSize: 5e6 })
  await openScenario(page, 'mock', 'home-picked')
  await page.getByRole('button', { name: 'Open the tester tools' }).click()
  await page.getByRole('tab', { name: 'World' }).click()
  const panel = page.getByRole('tabpanel', { name: 'World' })
  const changes = [['photos', 1, { id: 1, type: 'image/webp', base64: noise(6_000_000).toString('base64') }]]
  const world = { format: 'pickers-world', start: 1_800_000_000_000, at: 1_800_000_000_000, isPinned: false, changes }
  await fileInput(panel).setInputFiles(fileOf(JSON.stringify(world)))
  await expect(page.getByRole('region', { name: 'Tester tools' }).getByRole('status').last()).toHaveText(
    /^the storage has no room for this world; nothing has changed/,
  )
  await page.reload()
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible()
})

test('World: a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openWorld(page)
  await panel.getByRole('button', { name: '링크 복사' }).click()
  await expect(outcome(page)).toHaveText('세계를 여는 링크를 복사했어요.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('?scenario=shared#')
})
