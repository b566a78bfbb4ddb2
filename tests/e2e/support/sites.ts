import { join } from 'node:path'
import type { HostStyle } from './hosts.ts'

/** The four builds and hosts that the tests run on. */
export type Mode = 'mock' | 'real' | 'demo-404' | 'demo-bare'

export interface Site {
  /** The folder of its build, relative to the project. */
  build: string
  base: string
  style: HostStyle
  port: number
  /** Variables of its build. */
  variables: Record<string, string>
  viteMode: 'production' | 'demo'
}

/** The mock server's address, fixed in the real build. */
export const backend = { port: 8787, url: 'http://localhost:8787' }

/** The date that the footer of the demo names. */
export const buildDate = Date.parse('2026-11-02T12:00:00+09:00')

const folder = 'dist-test'
const demo: Pick<Site, 'build' | 'base' | 'variables' | 'viteMode'> = {
  build: join(folder, 'demo'),
  base: '/demo/',
  variables: { VITE_API: 'mock', DEMO_BASE: '/demo/' },
  viteMode: 'demo',
}

export const sites: Record<Mode, Site> = {
  mock: {
    build: join(folder, 'mock'),
    base: '/',
    style: 'spa fallback',
    port: 4310,
    variables: { VITE_API: 'mock' },
    viteMode: 'production',
  },
  real: {
    build: join(folder, 'real'),
    base: '/',
    style: 'spa fallback',
    port: 4311,
    variables: { VITE_API: 'real', VITE_API_BASE_URL: backend.url, VITE_PROVIDERS: 'emulated' },
    viteMode: 'production',
  },
  'demo-404': { ...demo, style: '404.html', port: 4312 },
  'demo-bare': { ...demo, style: 'bare 404', port: 4313 },
}

/** The demo of the release before MSW's worker script, whose worker may still be installed in a browser. */
export const lastRelease = { ...demo, build: join(folder, 'last-release'), config: 'tests/e2e/lastRelease/vite.config.ts' }

export function urlOf(mode: Mode) {
  const { base, port } = sites[mode]
  return `http://localhost:${port}${base}`
}
