import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type LaunchOptions, type Response } from '@playwright/test'
import { startHost } from '../../tests/e2e/support/hosts.ts'
import { sites, type Mode } from '../../tests/e2e/support/sites.ts'
import { firstViewOf } from '../../tests/e2e/support/staticScripts.ts'

/** Bytes after gzip, and numbers of files. */
interface Sizes {
  css: number
  /** Every script, the largest first. */
  scripts: { name: string; bytes: number }[]
  requests: number
}

/** The section of docs/generated/bench.md about what a first visit loads. */
export async function measureSizes(options: LaunchOptions): Promise<string> {
  const browser = await chromium.launch(options)
  const real = await visit(browser, 'real')
  const mock = await visit(browser, 'mock')
  const realLogin = await visit(browser, 'real', 'login/')
  const mockLogin = await visit(browser, 'mock', 'login/')
  await browser.close()
  const mockLayer = scriptsBeyond(mockLogin, mock) - scriptsBeyond(realLogin, real)
  const needed = (module: string) => kilobytes(firstViewOf(sites.real.build, module).bytes)
  return `## \`/\` for a visitor, first visit

| build | JS (gz) | JS files | CSS (gz) | requests in all |
| --- | --- | --- | --- | --- |
${visitRow('real', real)}
${visitRow('mock', mock)}

Aim: 98 kB of JS in the build for the real backend without the analytics, which load after the page. The mock layer comes with the app and not with a visitor's landing: of the files that
the landing has not loaded, the login page of the mocked build loads ${kilobytes(mockLayer)} more than that of the real one (aim: 128, and 12 for \`@msw/data\`).

The largest scripts of the first: ${largest(real, 5)}; of the second: ${largest(mock, 8)}.

JS (gz) that a page waits for in the build for the real backend: a product's page ${needed('src/features/product/ProductPage.tsx')} (aim: 181), home in an episode ${needed('src/features/home/HomePage.tsx')} (aim: 174).
`
}

/** What a first visit of an address below the base loads until the network is idle, including workers. */
async function visit(browser: Browser, mode: Mode, path = ''): Promise<Sizes> {
  const { build, base, style } = sites[mode]
  const host = await startHost({ root: build, base, style })
  const context = await browser.newContext({ locale: 'ko-KR' })
  const responses: Response[] = []
  context.on('response', (response) => responses.push(response))
  const page = await context.newPage()
  await page.goto(host.url + path, { waitUntil: 'networkidle' })
  const sizes: Sizes = { css: 0, scripts: [], requests: responses.length }
  // A request through the worker is reported twice: by the page, and by the worker that forwards it.
  const files = new Map(responses.map((response) => [response.url(), response]))
  for (const response of files.values()) {
    const type = response.headers()['content-type'] ?? ''
    if (!/javascript|css/.test(type)) continue
    const bytes = gzipSync(await response.body()).length
    if (type.includes('css')) sizes.css += bytes
    else sizes.scripts.push({ name: new URL(response.url()).pathname.split('/').at(-1) ?? '', bytes })
  }
  await context.close()
  await host.close()
  sizes.scripts.sort((a, b) => b.bytes - a.bytes)
  return sizes
}

/** Bytes of the scripts of a visit that another visit did not load. */
const scriptsBeyond = ({ scripts }: Sizes, other: Sizes): number =>
  sum(scripts.filter(({ name }) => other.scripts.every((loaded) => loaded.name !== name)))

const sum = (scripts: Sizes['scripts']) => scripts.reduce((total, { bytes }) => total + bytes, 0)

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const visitRow = (name: string, { scripts, css, requests }: Sizes) =>
  `| ${name} | ${kilobytes(sum(scripts))} | ${scripts.length} | ${kilobytes(css)} | ${requests} |`

const largest = ({ scripts }: Sizes, count: number) =>
  scripts
    .slice(0, count)
    .map(({ name, bytes }) => `\`${name}\` ${kilobytes(bytes)}`)
    .join(', ')
