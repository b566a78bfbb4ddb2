import { test as base } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/shared/browser.ts'
import { buildSite, type BuiltSite } from './buildSite.ts'
import { startHost, type HostStyle, type StaticHost } from './hosts.ts'

type Worker = { readonly sites: ReadonlyMap<string, BuiltSite> }
type Fixtures = { readonly style: HostStyle; readonly at: string; readonly host: StaticHost }

const executablePath = findBrowser()

/** For `test.use`: a browser that allows popups and resolves `demo.test` to localhost. */
export const siteBrowser = {
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...browserArguments, '--disable-popup-blocking', '--host-resolver-rules=MAP demo.test 127.0.0.1'],
  },
}

/** Tests of the app of `site/`, each with its own static host. */
export const test = base.extend<Fixtures, Worker>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    async ({}, run) => {
      const sites = new Map<string, BuiltSite>()
      for (const at of ['/demo/', '/']) sites.set(at, await buildSite(at))
      await run(sites)
      for (const site of sites.values()) site.remove()
    },
    { scope: 'worker' },
  ],
  style: ['404.html', { option: true }],
  at: ['/demo/', { option: true }],
  host: async ({ sites, style, at }, run) => {
    const host = await startHost({ root: sites.get(at)?.root ?? '', base: at, style })
    await run(host)
    await host.close()
  },
})
