import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { sites, type Mode } from '../../tests/e2e/support/sites.ts'

/** Bytes after gzip, and numbers of files. */
export interface Sizes {
  js: number
  css: number
  /** Every script, the largest first. */
  scripts: { name: string; bytes: number }[]
  requests: number
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The files that a first visit of an address below the base loads until the network is idle, including workers. */
export async function measureSizes(browser: Browser, mode: Mode, path = ''): Promise<Sizes> {
  const { build, base, style } = sites[mode]
  const host = await startHost({ root: build, base, style })
  const context = await browser.newContext({ locale: 'ko-KR' })
  const responses: Response[] = []
  context.on('response', (response) => responses.push(response))
  const page = await context.newPage()
  await page.goto(host.url + path, { waitUntil: 'networkidle' })
  const sizes: Sizes = { js: 0, css: 0, scripts: [], requests: responses.length }
  // A request through the worker is reported twice: by the page, and by the worker that forwards it.
  const files = new Map(responses.map((response) => [response.url(), response]))
  for (const response of files.values()) {
    const type = response.headers()['content-type'] ?? ''
    if (!/javascript|css/.test(type)) continue
    const bytes = gzipSync(await response.body()).length
    if (type.includes('css')) sizes.css += bytes
    else {
      sizes.js += bytes
      sizes.scripts.push({ name: new URL(response.url()).pathname.split('/').at(-1) ?? '', bytes })
    }
  }
  await context.close()
  await host.close()
  sizes.scripts.sort((a, b) => b.bytes - a.bytes)
  return sizes
}

/** Bytes of the scripts of a visit that another visit did not load. */
export const scriptsBeyond = ({ scripts }: Sizes, other: Sizes): number =>
  scripts.filter(({ name }) => other.scripts.every((loaded) => loaded.name !== name)).reduce((sum, { bytes }) => sum + bytes, 0)

/** Scripts of the page's own origin that are loaded during an action, excluding third parties such as an analytics tag. */
export async function scriptsOf(page: Page, action: () => Promise<unknown>): Promise<Sizes['scripts']> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await action()
  const { origin } = new URL(page.url())
  const scripts = responses.filter(
    (response) => response.url().startsWith(origin) && (response.headers()['content-type'] ?? '').includes('javascript'),
  )
  return Promise.all(
    scripts.map(async (response) => ({
      name: new URL(response.url()).pathname.split('/').at(-1) ?? '',
      bytes: gzipSync(await response.body()).length,
    })),
  )
}
