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

test('[PICK-12] reload, back and forward keep step and choice', { tag: '@core' }, async ({ page, mode }) => {
  await openScenario(page, mode, 'pick-fresh')
  await page.getByRole('button', { name: '시작하기' }).click()
  const styles = page.getByRole('list', { name: '스타일' }).getByRole('button')
  for (const at of [0, 2]) await styles.nth(at).click()
  await page.getByRole('button', { name: '선택 완료' }).click()
  const removals = page.getByRole('button', { name: /빼기$/ })
  await expect(removals).toHaveCount(2)
  await page.reload()
  await expect(removals).toHaveCount(2)
  await page.goBack()
  await expect(styles.and(page.locator('[aria-pressed="true"]'))).toHaveCount(2)
  await page.goForward()
  await expect(removals).toHaveCount(2)
})
