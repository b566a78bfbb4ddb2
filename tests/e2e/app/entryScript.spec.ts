import type { Page, Route } from '@playwright/test'
import { commonTexts } from '../../../src/texts/common.ts'
import { expect, test } from '../support/test.ts'

const ENTRY = /\/assets\/index-[^/]+\.js$/
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'fails to load': (route) => route.abort(),
  'throws before it renders': (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
}

async function expectLoadError(page: Page) {
  const alert = page.getByRole('alert')
  for (const { notLoaded, retry } of Object.values(commonTexts)) {
    await expect(alert).toContainText(notLoaded)
    await expect(alert.getByRole('button')).toContainText(retry)
  }
}

for (const [title, fail] of Object.entries(failures)) {
  for (const path of ['login', '']) {
    test(`[NAV-11, ERR-04] /${path} says so when its entry script ${title}, and reloads`, async ({ page, allowErrors }) => {
      allowErrors(/index-/, /broken/)
      await page.route(ENTRY, fail)
      await page.goto(`./${path}`)
      await expectLoadError(page)

      await page.unroute(ENTRY)
      await page.getByRole('alert').getByRole('button').click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
}

test('[NAV-11] a chunk that the entry script imports and that is missing is reported too', async ({ page, allowErrors }) => {
  allowErrors(/landing-/)
  await page.route(/\/assets\/landing-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('./login')
  await expectLoadError(page)
})

test('[NAV-11] a script of another origin that fails shows no load error', async ({ page, allowErrors }) => {
  allowErrors(/extension/, /other\.test/)
  await page.route('https://other.test/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("extension")' }),
  )
  await page.route(ENTRY, async (route) => {
    await page.addScriptTag({ url: 'https://other.test/script.js' })
    await route.continue()
  })
  await page.goto('./login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const path of ['login', '']) {
  test(`/${path} says in both languages that a browser is too old, and only then`, async ({ page }) => {
    const words = page.getByText(/Chrome 123, Safari 17\.5, Firefox 125/)
    await page.goto(`./${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(words.filter({ visible: true })).toHaveCount(0)

    // Its condition as an older engine reads it.
    await page.context().route(/\/(login(\.html)?)?$/, async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, body: (await reply.text()).replace('light-dark(#000, #fff)', 'unknown(#000)') })
    })
    await page.reload()
    await expect(words).toHaveCount(2)
    for (const line of await words.all()) await expect(line).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
