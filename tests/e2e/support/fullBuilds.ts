import { join } from 'node:path'
import type { Build } from './sites.ts'

/** Playwright's `route` replies in place of this origin. */
export const providerOrigin = 'https://provider.test'

const folder = 'dist-test'
const site = 'tests/e2e/site/vite.config.ts'

/** The builds that only the full run needs, beside those of `sites.ts`. */
export const fullBuilds = {
  /** With React in development, which reports hydration mismatches. */
  development: { build: join(folder, 'development'), variables: { VITE_API: 'mock', NODE_ENV: 'development' } },
  /** With providers on another origin. */
  otherProviders: {
    build: join(folder, 'other-providers'),
    variables: {
      VITE_API: 'mock',
      VITE_GOOGLE_CLIENT_ID: 'real-google-id',
      VITE_GOOGLE_AUTHORIZE_URL: `${providerOrigin}/o/oauth2/v2/auth?hl=ko`,
      VITE_NAVER_CLIENT_ID: 'real-naver-id',
      VITE_NAVER_AUTHORIZE_URL: `${providerOrigin}/oauth2.0/authorize`,
      VITE_ANALYTICS_ID: 'G-REAL',
      VITE_ANALYTICS_SCRIPT_URL: `${providerOrigin}/gtag/js`,
      VITE_PRIVACY_URL: `${providerOrigin}/privacy`,
      VITE_TERMS_URL: `${providerOrigin}/terms`,
    },
  },
  /** The small app of `site/` at two base paths. */
  site: { build: join(folder, 'site'), variables: {}, config: site },
  siteBelowDemo: { build: join(folder, 'site-demo'), variables: { DEMO_BASE: '/demo/' }, config: site },
  kernel: { build: join(folder, 'kernel'), variables: {}, config: 'tests/e2e/kernel/vite.config.ts' },
} satisfies Record<string, Build>
