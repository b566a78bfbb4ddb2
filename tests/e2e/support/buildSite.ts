import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { bridgePage } from '../../../mocks/pages/pages.ts'
import { mocks } from '../../../mocks/vite/plugin.ts'
import { copyNames } from '../../../scripts/build/prerenderLanding.ts'

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export type BuiltSite = { readonly root: string; readonly remove: () => void }

const pages = [
  { ...bridgePage, module: pathTo(`../../..${bridgePage.module}`) },
  { address: 'mock/google.html', title: 'google page', module: '/provider.ts' },
  { address: 'mock/payment.html', title: 'payment page', module: '/provider.ts' },
]

const routes = ['/', '/shop', '/product/:id', '/payment/complete', '/payment/mobile/result']

/** Builds the small app of `site/` with the real worker, bridge, database and start of the mocks, for one base path. */
export async function buildSite(base: string): Promise<BuiltSite> {
  const root = mkdtempSync(join(tmpdir(), 'pickers-site-'))
  await build({
    configFile: false,
    root: pathTo('../site'),
    base,
    logLevel: 'error',
    plugins: [siteHandlers, mocks({ isOn: true, pages, offlineRoutes: routes })],
    build: {
      target: 'es2023',
      outDir: root,
      emptyOutDir: true,
      // The module that replaces blocked storage must run before MSW, also where MSW is a chunk of its own.
      rolldownOptions: { output: { strictExecutionOrder: true } },
    },
  })
  for (const name of copyNames(['/', '/shop', '/payment/complete', '/payment/mobile/result']))
    cpSync(join(root, 'index.html'), join(root, name))
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** The worker does not depend on the shop's rules: a few simple handlers replace them. */
const siteHandlers: Plugin = {
  name: 'site-handlers',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('handlers/all.ts') ? pathTo('../site/handlers.ts') : undefined),
}
