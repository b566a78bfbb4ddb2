import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

type Provider = 'google' | 'naver'
const words = { google: 'Google로 시작하기', naver: '네이버로 시작하기' }
const agree = { google: '계속', naver: '동의하기' }

async function openProvider(page: Page, provider: Provider): Promise<void> {
  await page.goto('./login')
  await page.getByRole('button', { name: words[provider] }).click()
  await expect(page).toHaveURL(new RegExp(`/mock/${provider}`))
}

async function consent(page: Page, provider: Provider, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: agree[provider] }).click()
}

for (const provider of ['google', 'naver'] as const) {
  test.describe(provider, () => {
    test(
      '[AUTH-03, AUTH-04, AUTH-05, AUTH-09, AUTH-13, AUTH-14] a member signs in; the code cannot be used twice',
      provider === 'google' ? { tag: '@core' } : {},
      async ({ page }) => {
        await openProvider(page, provider)
        const parameters = new URL(page.url()).searchParams
        expect(parameters.get('state')).toMatch(/^[0-9a-z]{13}$/)
        const callback = page.waitForRequest((request) => request.url().includes(`/auth/${provider}/callback`))
        await consent(page, provider, provider === 'google' ? '구민서' : '염지훈')
        const target = new URL((await callback).url())
        expect(target.searchParams.get('state')).toBe(parameters.get('state'))
        await expect(page).toHaveTitle(/홈|Pickers/)
        await expect.poll(() => page.evaluate(() => localStorage.getItem('userId'))).toBe(provider === 'google' ? '1' : '2')
        // The server has to refuse the used code, of which the browser would think that it has asked for it.
        await page.evaluate(
          ([provider, state]) => {
            localStorage.clear()
            sessionStorage.clear()
            localStorage.setItem('oauthStates', JSON.stringify([{ provider, state, at: Date.now() }]))
          },
          [provider, parameters.get('state')] as const,
        )
        await page.goto(target.href)
        await expect(page).toHaveURL(/\/login$/)
        await expect(page.getByRole('alert')).toBeVisible()
      },
    )

    test('[AUTH-11] a refused consent leads to the login page with a message', async ({ page }) => {
      await openProvider(page, provider)
      await page.getByRole('button', { name: '취소' }).click()
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByRole('alert')).toContainText('로그인을 취소했어요')
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    })

    test(
      '[AUTH-10, AUTH-24, API-10, API-11] an expired code is refused, another state is not sent',
      provider === 'google' ? { tag: '@core' } : {},
      async ({ page }) => {
        for (const [trial, reason] of [
          ['expiredCode', '로그인에 실패했어요'],
          ['otherState', '로그인을 취소했어요'],
        ] as const) {
          await openProvider(page, provider)
          const person = page.getByRole('button', { name: /한새로/ })
          await person.click()
          await page.getByText('시험 도구').click()
          await page.getByRole('combobox', { name: '돌려줄 답' }).selectOption(trial)
          await page.getByRole('button', { name: agree[provider] }).click()
          await expect(page).toHaveURL(/\/login$/)
          await expect(page.getByRole('alert')).toContainText(reason)
          expect(await page.evaluate(() => sessionStorage.getItem('authorizationCode'))).toBeNull()
        }
      },
    )

    test('[AUTH-04, AUTH-05] an invalid client or address stays at the provider and runs nothing', async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/mock\/api/)
      await openProvider(page, provider)
      const right = new URL(page.url())
      const evil = '"><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>'
      for (const [name, value] of [
        ['client_id', evil],
        ['client_id', ''],
        ['redirect_uri', 'https://evil.test/auth/google/callback'],
        ['redirect_uri', 'javascript:window.harmed=1'],
        ['redirect_uri', evil],
        ['response_type', evil],
        ['state', evil.repeat(10)],
      ] as const) {
        const wrong = new URL(right)
        wrong.searchParams.set(name, value)
        await page.goto(wrong.href)
        await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
        await expect(page.getByRole('button', { name: agree[provider] })).toHaveCount(0)
        expect(new URL(page.url()).origin).toBe(right.origin)
        expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
      }
      // A state with markup comes back unchanged and the app does not send it.
      const tampered = new URL(right)
      tampered.searchParams.set('state', evil)
      await page.goto(tampered.href)
      await consent(page, provider, '한새로')
      await expect(page).toHaveURL(/\/login$/)
      expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
    })
  })
}
