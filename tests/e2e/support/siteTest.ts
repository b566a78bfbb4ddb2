import { test as base } from '@playwright/test'
import { findBrowser, testArguments } from '../../../scripts/shared/browser.ts'
import { fullBuilds } from './fullBuilds.ts'
import { startHost, type HostStyle, type StaticHost } from './hosts.ts'

const folders = { '/demo/': fullBuilds.siteBelowDemo.build, '/': fullBuilds.site.build }

type Fixtures = { readonly style: HostStyle; readonly at: keyof typeof folders; readonly host: StaticHost }

const executablePath = findBrowser()

/** For `test.use`: a browser that allows popups and resolves `demo.test` to localhost. */
export const siteBrowser = {
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...testArguments, '--disable-popup-blocking', '--host-resolver-rules=MAP demo.test 127.0.0.1'],
  },
}

/** Starts a host of the app of `site/`. */
export const startSite = ({ style, at }: Pick<Fixtures, 'style' | 'at'>) => startHost({ root: folders[at], base: at, style })

/** Tests of the app of `site/`, each with its own static host. */
export const test = base.extend<Fixtures>({
  style: ['404.html', { option: true }],
  at: ['/demo/', { option: true }],
  host: async ({ style, at }, run) => {
    const host = await startSite({ style, at })
    await run(host)
    await host.close()
  },
})
