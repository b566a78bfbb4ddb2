import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { rejectAfter } from '../../mocks/db/indexedDbLog.ts'
import { startHost, type StaticHost } from '../e2e/support/hosts.ts'
import { sites } from '../e2e/support/sites.ts'
import { engines } from './engines.ts'
import { journeys, signInBlocked } from './journeys.ts'
import { ShopWindow } from './shopWindow.ts'

const { build, base } = sites['demo-404']
const installed = engines.filter((engine) => engine.isInstalled()).map((engine) => [engine.name, engine] as const)

describe.each(installed)('%s', (_, { launch, launchBlocked }) => {
  let host: StaticHost

  beforeAll(async () => {
    host = await startHost({ root: build, base, style: '404.html' })
  })
  afterAll(() => host.close())

  const rows = Object.entries(journeys).map(([title, journey]) => [title, journey, launch] as const)
  const blocked = ['a guest signs in with all site data blocked', signInBlocked] as const

  test.for([...rows, ...(launchBlocked ? [[...blocked, launchBlocked] as const] : [])])('%s', async ([, journey, start]) => {
    const driver = await start()
    // A browser that hangs does not quit.
    onTestFinished(() => rejectAfter(driver.quit(), 20_000, 'the browser did not quit'))
    const [window = ''] = await driver.getAllWindowHandles()
    const page = new ShopWindow(driver, window, host.url)
    await journey(page)
    expect(await page.run('return location.href')).toContain(host.url)
  })
})
