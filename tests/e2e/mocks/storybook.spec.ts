import { expect, test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const url = 'http://localhost:6016/'

const isStarted = () =>
  fetch(`${url}index.json`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Storybook as `npm run storybook` starts it, without a cache of an earlier start. */
const test = base.extend<{ storybook: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
  storybook: async ({}, run) => {
    const folder = mkdtempSync(join(tmpdir(), 'pickers-storybook-'))
    const server = spawn(
      resolve('node_modules/.bin/storybook'),
      ['dev', '-p', new URL(url).port, '--exact-port', '--ci', '--disable-telemetry', '--quiet'],
      { env: { ...process.env, CACHE_DIR: folder }, stdio: 'ignore' },
    )
    const ended = once(server, 'close')
    await expect.poll(isStarted, { timeout: 30_000 }).toBe(true)
    await run(url)
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  },
})

test('Storybook’s own server shows the overview, a component’s page and a screen', async ({ page, storybook }) => {
  const preview = page.frameLocator('#storybook-preview-iframe')
  await page.goto(storybook)
  await expect(preview.getByRole('heading', { name: 'Pickers', level: 1 })).toBeVisible({ timeout: 30_000 })
  const picture = preview.getByRole('link', { name: 'Login' }).locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await preview.getByRole('link', { name: 'Button · 버튼', exact: true }).click()
  await expect(preview.getByRole('heading', { name: 'Situations' })).toBeVisible({ timeout: 30_000 })

  await page.goto(`${storybook}?path=/story/pages-cart--below-free-shipping&addonPanel=pickers/links`)
  await expect(preview.getByRole('heading', { name: '장바구니' })).toBeVisible({ timeout: 30_000 })
  const mockup = await page.getByRole('link', { name: 'cart-390' }).getAttribute('href')
  expect((await page.request.get(new URL(mockup ?? '', storybook).href)).headers()['content-type']).toBe('image/webp')
})
