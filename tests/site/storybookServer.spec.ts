import { expect, test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choosePorts } from '../../scripts/test/ports.ts'

const { storybook: port } = await choosePorts()
const url = `http://localhost:${port}/`

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
      process.execPath,
      [
        'node_modules/storybook/dist/bin/dispatcher.js',
        'dev',
        '-p',
        String(port),
        '--exact-port',
        '--ci',
        '--disable-telemetry',
        '--quiet',
      ],
      { env: { ...process.env, CACHE_DIR: folder }, stdio: 'ignore' },
    )
    const ended = once(server, 'close')
    await expect(async () => expect(await isStarted()).toBe(true)).toPass()
    await run(url)
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  },
})

test('Storybook’s own server shows the overview, a component’s page and a screen', async ({ page, storybook }) => {
  const preview = page.frameLocator('#storybook-preview-iframe')
  await page.goto(storybook)
  await preview.getByRole('heading', { name: 'Pickers', level: 1 }).waitFor()
  await preview.getByRole('link', { name: 'Button · 버튼', exact: true }).click()
  await preview.getByRole('heading', { name: 'Situations' }).waitFor()

  await page.goto(`${storybook}?path=/story/pages-cart--below-free-shipping`)
  await preview.getByRole('heading', { name: '장바구니' }).waitFor()
})
