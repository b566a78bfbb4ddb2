import { startPage, type StartPageOptions } from '../demo/start/startPage.ts'

/** A page that a module renders into an empty body. */
export type EmulatedPage = {
  /** Below the base, as clients and bookmarks use it. */
  readonly address: string
  /** Shown until the module sets one in the user's language. */
  readonly title: string
  /** Relative to the project's root. */
  readonly module: string
}

/** A page whose complete HTML is known at build time. */
export type StaticPage = Pick<EmulatedPage, 'address'> & { readonly html: string }

/** Explains a demo to a first visitor: for demo builds only. */
export const demoStartPage = (options: StartPageOptions): StaticPage => ({
  address: 'start/index.html',
  html: startPage(options),
})

/** The emulated providers' pages, for mocked builds and the HTTP server. */
export const providerPages: readonly EmulatedPage[] = [
  { address: 'mock/deposits.html', title: '모의은행', module: '/mocks/providers/payment/deposits.tsx' },
  { address: 'mock/google.html', title: 'Google 계정', module: '/mocks/providers/google/main.tsx' },
  { address: 'mock/naver.html', title: '네이버', module: '/mocks/providers/naver/main.tsx' },
  { address: 'mock/payment.html', title: '모의페이', module: '/mocks/providers/payment/main.tsx' },
  { address: 'mock/policies.html', title: '(주)피커스', module: '/mocks/providers/policies/main.tsx' },
  { address: 'mock/postcode.html', title: '모의 우편번호', module: '/mocks/providers/postcode/main.tsx' },
]

/** Replies to navigations in place of a server (`sw.js`): for mocked builds only. */
export const bridgePage: EmulatedPage = { address: 'mock/bridge.html', title: '…', module: '/mocks/worker/bridge.ts' }

/** All scenarios with their steps, for testers: for mocked builds only. */
export const galleryPage: EmulatedPage = { address: 'mock/scenarios.html', title: '시나리오', module: '/mocks/gallery/main.tsx' }
