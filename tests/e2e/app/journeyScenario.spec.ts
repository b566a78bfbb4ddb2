import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test('home-picked starts the same in every build and on every host', async ({ page, mode }) => {
  await openScenario(page, mode, 'home-picked')
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
  await page.getByRole('button', { name: '나의 Pick 확인하기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('community-thousands opens an address with an id on the first visit', async ({ page, mode }) => {
  await openScenario(page, mode, 'community-thousands')
  await expect(page).toHaveURL(/\/community\/episode\/6\/?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
