import { openScenario } from '../support/scenario.ts'
import { expect, test } from '../support/test.ts'

test('[AUTH-19, ACCT-05] an unsaved profile is restored after signing in again', async ({ page }) => {
  await openScenario(page, 'mock', 'profile-edit')
  const nickname = page.getByRole('textbox', { name: '닉네임' })
  await expect(nickname).toHaveValue('민서')
  await nickname.fill('비 오는 날')
  await page.evaluate(() => {
    for (const token of ['accessToken', 'refreshToken']) localStorage.setItem(token, 'dead')
  })
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page).toHaveURL(/\/login\/?$/)
  await page.getByRole('button', { name: /Google/ }).click()
  await page.getByRole('button', { name: /구민서/ }).click()
  await page.getByRole('button', { name: '계속' }).click()
  // A sign-in navigates home.
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('./account/profile')
  await expect(nickname).toHaveValue('비 오는 날')
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('회원정보를 수정했어요')).toBeVisible()
  await page.reload()
  await expect(nickname).toHaveValue('비 오는 날')
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBe('{"userId":"1","byForm":{}}')
})
