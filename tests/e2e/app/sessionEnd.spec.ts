import { openScenario, waitForReplies } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

const REASON = '로그인이 만료됐어요. 다시 로그인해 주세요.'

test('[AUTH-18, AUTH-19] with the mock database deleted under the page login says why', async ({ page, mode }) => {
  await openScenario(page, mode, 'home-picked')
  await expect(page.getByRole('button', { name: '나의 Pick 확인하기' })).toBeVisible()
  // A request of the page that is answered after the deletion would end the session before the link is pressed.
  await waitForReplies(page, 'userPicks', 'statisticsSummary', 'products')
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.addEventListener('success', resolve)
        request.addEventListener('error', () => reject(request.error ?? new Error(`${name} could not be deleted`)))
      })
  })
  await page.getByRole('link', { name: '샵', exact: true }).first().click()
  await expect(page).toHaveURL(/\/login\/?$/)
  await expect(page.getByText(REASON)).toBeVisible()
  await page.getByRole('button', { name: '회원가입 없이 Pick하기' }).click()
  await page.getByRole('button', { name: '건너뛰기' }).click()
  await expect(page.getByRole('link', { name: '나의 Pick 남기기' })).toBeVisible()
})
