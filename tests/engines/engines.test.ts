import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startHost, type StaticHost } from '../e2e/support/hosts.ts'
import { sites } from '../e2e/support/sites.ts'
import { journeys } from './journeys.ts'
import type { EngineBrowser } from './support/engine.ts'
import { engines, versionFile } from './support/engines.ts'
import { ShopWindow } from './support/shopWindow.ts'

const { build, base } = sites['demo-404']
const isShort = process.env['ENGINES'] === 'short'
const chosen = journeys.filter((journey) => !isShort || journey.isShort).map((journey) => [journey.title, journey] as const)
const installed = engines.filter((engine) => engine.isInstalled()).map((engine) => [engine.name, engine] as const)

describe.each(installed)('%s', (_, engine) => {
  let host: StaticHost
  let browser: EngineBrowser | undefined

  beforeAll(async () => {
    if (!existsSync(`${build}/index.html`)) throw new Error(`${build} is not built: npm test -- --only builds,engines`)
    mkdirSync('.cache', { recursive: true })
    host = await startHost({ root: build, base, style: '404.html' })
  })
  afterAll(() => host.close())
  afterEach(() => browser?.close())

  test.for(chosen)('%s', async ([, { unsupported, launchOptions, run }], { skip }) => {
    skip(unsupported?.[engine.name] !== undefined, unsupported?.[engine.name])
    browser = await engine.launch(launchOptions)
    writeFileSync(versionFile(engine.name), browser.version)
    const url = `http://localhost:${host.port}${base}`
    const page = new ShopWindow(await browser.open(), url)
    await run({ page, browser, host, url })
    expect(await page.window.url()).toContain(url)
  })
})
