import { join } from 'node:path'
import { choosePorts } from '../../../scripts/test/ports.ts'
import type { HostStyle } from './hosts.ts'

/** The builds that tests run on; the demo has a host like GitHub Pages. */
export type Mode = 'mock' | 'real' | 'demo-404'

/** A build of the app, or of a part of it, with its variables. */
export interface Build {
  /** Its folder, relative to the project. */
  readonly build: string
  readonly variables: Readonly<Record<string, string>>
  readonly viteMode?: 'production' | 'demo'
  readonly config?: string
}

interface Site extends Build {
  readonly base: string
  readonly style: HostStyle
  readonly port: number
}

const ports = await choosePorts()

/** The mock server. The real build names its address. */
export const backend = { port: ports.backend, url: `http://localhost:${ports.backend}` }

/** The date that the footer of the demo names. */
export const buildDate = Date.parse('2026-11-02T12:00:00+09:00')

const folder = 'dist-test'

export const sites: Record<Mode, Site> = {
  mock: {
    build: join(folder, 'mock'),
    base: '/',
    style: 'spa fallback',
    port: ports.mock,
    variables: { VITE_API: 'mock' },
  },
  real: {
    build: join(folder, 'real'),
    base: '/',
    style: 'spa fallback',
    port: ports.real,
    variables: { VITE_API: 'real', VITE_API_BASE_URL: backend.url, VITE_PROVIDERS: 'emulated' },
  },
  'demo-404': {
    build: join(folder, 'demo'),
    base: '/demo/',
    style: '404.html',
    port: ports['demo-404'],
    variables: { VITE_API: 'mock', DEMO_BASE: '/demo/' },
    viteMode: 'demo',
  },
}

export function urlOf(mode: Mode) {
  const { base, port } = sites[mode]
  return `http://localhost:${port}${base}`
}
