import { expect, test } from 'vitest'
import { readEnv } from '../../src/config/env.ts'

test('[API-62, API-63] a mocked build talks to its own origin and base path, emulators included', () => {
  const env = readEnv({ VITE_API: 'mock', VITE_API_BASE_URL: 'https://real.example' }, 'https://x.example/demo/')
  expect(env.apiBase).toBe('https://x.example/demo/')
  expect(env.cdnBase).toBe('https://x.example/demo/')
  expect(env.google.authorizeUrl).toBe('https://x.example/demo/mock/google.html')
  expect(env.oauthRedirectBase).toBe('https://x.example/demo/')
  expect(env.missing).toEqual([])
})

test('[API-63] a real build needs the API base; the rest defaults below it and is named', () => {
  const env = readEnv(
    { VITE_API: 'real', VITE_API_BASE_URL: 'https://api.example', VITE_NAVER_CLIENT_ID: 'n' },
    'https://x.example/',
  )
  expect(env.apiBase).toBe('https://api.example/')
  expect(env.termsUrl).toBe('https://api.example/mock/terms.html')
  expect(env.naver.clientId).toBe('n')
  expect(env.oauthRedirectBase).toBe('https://x.example/')
  expect(env.defaulted).toContain('VITE_TERMS_URL=https://api.example/mock/terms.html')
  expect(readEnv({ VITE_API: 'real' }, 'https://x.example/').missing).toEqual(['VITE_API_BASE_URL'])
})

const addressesOf = (env: ReturnType<typeof readEnv>) => [
  env.google.authorizeUrl,
  env.naver.authorizeUrl,
  env.paymentMobileUrl,
  env.postcodeScriptUrl,
  env.analytics.scriptUrl,
  env.privacyUrl,
  env.termsUrl,
]

test('[API-63] each third party is swapped by its own variable, in a mocked build too', () => {
  const there = {
    VITE_GOOGLE_AUTHORIZE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
    VITE_NAVER_AUTHORIZE_URL: 'https://nid.naver.com/oauth2.0/authorize',
    VITE_PAYMENT_MOBILE_URL: 'https://mobile.inicis.com/smart/payment/',
    VITE_POSTCODE_SCRIPT_URL: 'https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
    VITE_ANALYTICS_SCRIPT_URL: 'https://www.googletagmanager.com/gtag/js',
    VITE_PRIVACY_URL: 'https://shop.example/privacy',
    VITE_TERMS_URL: 'https://shop.example/terms',
  }
  expect(addressesOf(readEnv({ VITE_API: 'mock', ...there }, 'https://x.example/demo/'))).toEqual(Object.values(there))
  const emulated = ['google.html', 'naver.html', 'inicis/smart/payment/', 'postcode.js', 'gtag.js', 'privacy.html', 'terms.html']
  const own = addressesOf(readEnv({ VITE_API: 'mock' }, 'https://x.example/demo/'))
  expect(own).toEqual(emulated.map((path) => `https://x.example/demo/mock/${path}`))
})
