import { once } from 'node:events'
import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test('[PICK-06] the thanks close at once, also while the home page is still being loaded', async ({ page, mode }) => {
  const released = new AbortController()
  await page.route(/assets\/Home\w*Page-.*\.js/, async (route) => {
    if (!released.signal.aborted) await once(released.signal, 'abort')
    await route.continue()
  })
  await openScenario(page, mode, 'pick-fresh')
  await page.getByRole('button', { name: '시작하기' }).click()
  await page.getByRole('list', { name: '스타일' }).getByRole('button').first().click()
  await page.getByRole('button', { name: '선택 완료' }).click()
  await page.getByRole('button', { name: '나의 Pick 남기기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toHaveCount(0)
  released.abort()
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
})
