import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { bridgePage } from '../../../mocks/vite/pages.ts'
import { mocks } from '../../../mocks/vite/plugin.ts'
import { copyNames } from '../../../scripts/build/prerenderLanding.ts'

const here = import.meta.dirname
const out = resolve(process.env['OUT_DIR'] ?? 'dist')

const pages = [
  { ...bridgePage, module: join(here, '../../..', bridgePage.module) },
  { address: 'mock/google.html', title: 'google page', module: '/provider.ts' },
  { address: 'mock/payment.html', title: 'payment page', module: '/provider.ts' },
]

const staticPaths = ['/', '/shop', '/payment/complete', '/payment/mobile/result']

/** The worker does not depend on the shop's rules: a few simple handlers replace them. */
const siteHandlers: Plugin = {
  name: 'site-handlers',
  enforce: 'pre',
  resolveId: (source) => (/(?<!resources)\/all\.ts$/.test(source) ? join(here, 'handlers.ts') : undefined),
}

const pageCopies: Plugin = {
  name: 'page-copies',
  closeBundle: () => {
    for (const name of copyNames(staticPaths)) cpSync(join(out, 'index.html'), join(out, name))
  },
}

/** A small app with the real worker, bridge, database and start of the mocks. */
export default defineConfig({
  root: here,
  base: process.env['DEMO_BASE'] ?? '/',
  plugins: [siteHandlers, mocks({ isOn: true, pages }), pageCopies],
  build: {
    target: 'es2023',
    outDir: out,
    emptyOutDir: true,
    // The module that replaces blocked storage must run before MSW, also where MSW is a chunk of its own.
    rolldownOptions: { output: { strictExecutionOrder: true } },
  },
})
