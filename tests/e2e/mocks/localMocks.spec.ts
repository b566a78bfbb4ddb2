import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer } from 'vite'
import { expect, test as base } from '../support/test.ts'

/** A copy of the project with its own `mocks/local.ts`, inside the project so that packages resolve. */
const root = resolve('.cache/local-mocks')
const parts = ['src', 'mocks', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json', '.env']

const isCopied = (file: string) => !file.includes('/public/img')

const writeLocal = (reply: string) =>
  writeFileSync(
    resolve(root, 'mocks/local.ts'),
    `import { http, HttpResponse } from 'msw'
import type { Local } from './control/local.ts'

export const local: Local = {
  handlers: ({ api }) => [http.get(api('/v1/reviews/preview'), () => HttpResponse.json('${reply}'))],
}
`,
  )

const test = base.extend<{ address: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
  address: async ({}, run) => {
    rmSync(root, { recursive: true, force: true })
    mkdirSync(root, { recursive: true })
    for (const part of parts) cpSync(part, resolve(root, part), { recursive: true, filter: isCopied })
    writeLocal('first')
    const server = await createServer({
      root,
      configFile: resolve(root, 'vite.config.ts'),
      logLevel: 'error',
      server: { port: 0, strictPort: false, fs: { strict: false } },
    })
    await server.listen()
    await run(server.resolvedUrls?.local[0] ?? '')
    await server.close()
    rmSync(root, { recursive: true, force: true })
  },
})

const fetched = (page: Page, path: string) => page.evaluate(async (path): Promise<unknown> => (await fetch(path)).json(), path)

test('an edit of mocks/local.ts replaces its handlers without a reload', async ({ page, address }) => {
  await page.goto(`${address}login`)
  // Until the mocks start, `__mock` is a loader without MSW's tools.
  await page.waitForFunction(() => '__mock' in window && Object.keys(window.__mock).includes('worker'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    Reflect.set(window, 'isFirstLoad', true)
    const { worker, http, HttpResponse, api } = window.__mock
    worker.use(http.get(api('/v1/products'), () => HttpResponse.json('console')))
  })
  const countHandlers = () => page.evaluate(() => window.__mock.worker.listHandlers().length)
  const count = await countHandlers()
  expect([await fetched(page, '/v1/reviews/preview'), await fetched(page, '/v1/products')]).toEqual(['first', 'console'])

  const logged = await page.evaluate(async () =>
    (await window.__mock.requestLog()).map(({ path, operation, status, reply }) => ({ path, operation, status, reply })),
  )
  expect(logged).toContainEqual({ path: '/v1/products', operation: null, status: 200, reply: '"console"' })

  writeLocal('second')
  await expect.poll(() => fetched(page, '/v1/reviews/preview')).toBe('second')
  expect(await fetched(page, '/v1/products')).toBe('console')
  expect(await countHandlers()).toBe(count)
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstLoad'))).toBe(true)

  // The backend's own handlers are still there.
  await page.evaluate(() => window.__mock.worker.resetHandlers())
  expect(await fetched(page, '/v1/products')).toMatchObject({ result: 'FAIL', error: { code: 'INVALID_TOKEN' } })
  writeLocal('third')
  await expect.poll(() => fetched(page, '/v1/reviews/preview')).toBe('third')
})
