import { expect, test } from 'vitest'
import { inventedCompany } from '../../src/texts/company.ts'
import { policyTexts } from '../../src/features/product/policyTexts.ts'
import { readAddress } from '../../scripts/build/readAddress.ts'
import { readEnv, variableNames } from '../../scripts/build/readEnv.ts'

const home = { url: 'https://x.example/', path: '/' }
const demo = { url: 'https://x.example/demo/', path: '/demo/' }
const API = 'https://api.example'

test('[API-62, API-63] a mocked build talks to its own origin and base path, emulators included', () => {
  const env = readEnv({ VITE_API: 'mock', VITE_API_BASE_URL: 'https://real.example' }, demo)
  expect(env.apiBase).toBe('https://x.example/demo/')
  expect(env.cdnBase).toBe('https://x.example/demo/')
  expect(env.google?.authorizeUrl).toBe('/demo/mock/google.html')
  expect(env.oauthRedirectBase).toBe('https://x.example/demo/')
  expect([...env.missing, ...env.notConfigured]).toEqual([])
})

test('[API-63] a real build needs the API base, and names it when it is missing', () => {
  const env = readEnv({ VITE_API: 'real', VITE_API_BASE_URL: API }, home)
  expect(env.apiBase).toBe(`${API}/`)
  expect(env.cdnBase).toBe(`${API}/`)
  expect(env.oauthRedirectBase).toBe('https://x.example/')
  expect(env.missing).toEqual([])
  const bare = readEnv({ VITE_API: 'real', VITE_API_BASE_URL: ' ' }, home)
  expect(bare.missing).toEqual(['VITE_API_BASE_URL'])
  expect(bare.apiBase).toBe('https://x.example/')
})

const addressesOf = (env: ReturnType<typeof readEnv>) => [
  env.google?.authorizeUrl,
  env.naver?.authorizeUrl,
  env.paymentMobileUrl,
  env.postcodeScriptUrl,
  env.analytics?.scriptUrl,
  env.privacyUrl,
  env.termsUrl,
]

const ids = { VITE_GOOGLE_CLIENT_ID: 'g', VITE_NAVER_CLIENT_ID: 'n', VITE_ANALYTICS_ID: 'G-1' }
const emulated = [
  'google.html',
  'naver.html',
  'inicis/smart/payment/',
  'postcode.js',
  'gtag.js',
  'policies.html',
  'policies.html',
]
const providers = [
  'https://accounts.google.com/o/oauth2/v2/auth',
  'https://nid.naver.com/oauth2.0/authorize',
  'https://mobile.inicis.com/smart/payment/',
  'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  'https://www.googletagmanager.com/gtag/js',
]

test('[API-63] a real build talks to the real providers, of which it has no ids', () => {
  expect(addressesOf(readEnv({ VITE_API: 'real', VITE_API_BASE_URL: API, ...ids }, home))).toEqual([
    ...providers,
    undefined,
    undefined,
  ])
})

test('[API-63] what a real build has no id or address for is undefined, and named', () => {
  const env = readEnv({ VITE_API: 'real', VITE_API_BASE_URL: API, VITE_NAVER_CLIENT_ID: 'n' }, home)
  expect(env.google).toBeUndefined()
  expect(env.analytics).toBeUndefined()
  expect(env.naver).toEqual({ clientId: 'n', authorizeUrl: 'https://nid.naver.com/oauth2.0/authorize' })
  expect(env.notConfigured).toEqual([
    'VITE_GOOGLE_CLIENT_ID',
    'VITE_ANALYTICS_ID',
    'VITE_PRIVACY_URL',
    'VITE_TERMS_URL',
    'VITE_COMPANY_KO',
    'VITE_COMPANY_EN',
  ])
})

test('[API-63] VITE_PROVIDERS=emulated: a real build talks to the emulators of its API alone', () => {
  const env = readEnv({ VITE_API: 'real', VITE_API_BASE_URL: 'http://localhost:8787', VITE_PROVIDERS: 'emulated' }, home)
  expect(addressesOf(env)).toEqual(emulated.map((path) => `http://localhost:8787/mock/${path}`))
  expect([env.google?.clientId, env.naver?.clientId, env.analytics?.id]).toEqual(['pickers-google', 'pickers-naver', 'G-PICKERS'])
  expect([...env.missing, ...env.notConfigured]).toEqual([])
})

test('[API-63] links to emulators below the app have no host, as in prerendered markup', () => {
  const env = readEnv({ VITE_API: 'real', VITE_PROVIDERS: 'emulated' }, demo)
  expect([env.privacyUrl, env.termsUrl]).toEqual(['/demo/mock/policies.html', '/demo/mock/policies.html'])
})

test('[API-63] VITE_PROVIDERS=real: a mocked build talks to the real providers', () => {
  const env = readEnv({ VITE_API: 'mock', VITE_PROVIDERS: 'real', ...ids }, demo)
  expect(addressesOf(env)).toEqual([...providers, undefined, undefined])
  expect(env.apiBase).toBe('https://x.example/demo/')
})

test('[NAV-08, API-63] the company’s facts are configured, in a mocked build invented', () => {
  const real = readEnv({ VITE_API: 'real', VITE_API_BASE_URL: API, VITE_COMPANY_KO: '대표 한이음| 사업자등록번호 1 |' }, home)
  expect(real.company).toEqual({ ko: ['대표 한이음', '사업자등록번호 1'], en: [] })
  expect(readEnv({ VITE_API: 'mock' }, home).company).toEqual({ ko: undefined, en: undefined })
})

/** The check digit of a Korean business number. */
function hasCheckDigit(number: string): boolean {
  const digits = Array.from(number.replaceAll(/\D/g, ''), Number)
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), Math.floor(((digits[8] ?? 0) * 5) / 10))
  return digits.length === 10 && (10 - (sum % 10)) % 10 === digits[9]
}

test('[NAV-08] the numbers of the invented company cannot be assigned', () => {
  // One that is right.
  expect(hasCheckDigit('220-81-62517')).toBe(true)
  for (const { facts } of Object.values(inventedCompany)) {
    const text = facts.join(' ')
    expect(hasCheckDigit(/\d{3}-\d{2}-\d{5}/.exec(text)?.[0] ?? '')).toBe(false)
    // No exchange begins with 0.
    expect(text).toMatch(/ 02-0\d{3}-\d{4}/)
    // Another shop has the same policies.
    for (const fact of facts.filter((each) => /@|02-/.test(each)))
      expect(JSON.stringify(policyTexts)).not.toContain(fact.split(' ').at(-1))
  }
})

test('[API-63] each third party is swapped by its own variable, in a mocked build too', () => {
  const there = {
    VITE_GOOGLE_AUTHORIZE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
    VITE_NAVER_AUTHORIZE_URL: 'https://nid.naver.com/oauth2.0/authorize',
    VITE_PAYMENT_MOBILE_URL: 'https://mobile.inicis.com/smart/payment/',
    VITE_POSTCODE_SCRIPT_URL: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
    VITE_ANALYTICS_SCRIPT_URL: 'https://www.googletagmanager.com/gtag/js',
    VITE_PRIVACY_URL: 'https://shop.example/privacy',
    VITE_TERMS_URL: 'https://shop.example/terms',
  }
  expect(addressesOf(readEnv({ VITE_API: 'mock', ...there }, demo))).toEqual(Object.values(there))
  expect(addressesOf(readEnv({ VITE_API: 'mock' }, demo))).toEqual(emulated.map((path) => `/demo/mock/${path}`))
})

test.each([
  ['VITE_API must be mock or real, not "production".', () => readEnv({ VITE_API: 'production' }, home)],
  ['VITE_PROVIDERS must be emulated or real, not "mock".', () => readEnv({ VITE_PROVIDERS: 'mock' }, home)],
  ['DEMO_BASE must be a path such as /demo/, not ../demo.', () => readAddress('DEMO_BASE', '../demo', 'path')],
])('[API-63] a wrong value is one sentence, also where the stack is printed: %s', (message, read) => {
  expect(read).toThrow(expect.objectContaining({ message, stack: message }))
})

test.each([
  ['DEMO_BASE', 'path', 'demo', '/demo/'],
  ['DEMO_BASE', 'path', '/demo', '/demo/'],
  ['DEMO_BASE', 'path', '/', '/'],
  ['DEMO_BASE', 'path', 'a/b-1/', '/a/b-1/'],
  ['VITE_API_BASE_URL', 'base', ' https://api.example.com/v2 ', 'https://api.example.com/v2/'],
  ['VITE_OAUTH_REDIRECT_BASE', 'base', '/app', '/app/'],
  ['VITE_CDN_BASE_URL', 'pictures', '../', '../'],
  ['VITE_TERMS_URL', 'page', 'https://x.example/terms?v=2#a', 'https://x.example/terms?v=2#a'],
  ['VITE_SITE_URL', 'site', 'https://x.example', 'https://x.example/'],
  ['OUT_DIR', 'folder', 'dist', 'dist'],
] as const)('%s, a %s, reads %j as %j', (name, kind, given, value) => {
  expect(readAddress(name, given, kind)).toBe(value)
})

test.each([
  [
    'DEMO_BASE',
    'path',
    ['C:/Program Files/Git/demo/', 'https://x.example/demo/', './', '/a/../b/', '/a?b', '\\demo\\'],
    '/demo/',
  ],
  [
    'VITE_API_BASE_URL',
    'base',
    ['localhost:8080', 'api.example.com', '//api.example.com', 'https://', 'https://a.b/?c', '../'],
    'https://',
  ],
  [
    'VITE_NAVER_AUTHORIZE_URL',
    'page',
    ['nid.naver.com', 'C:/Program Files/Git/terms', 'javascript:alert(1)', '/a b'],
    'https://',
  ],
  ['VITE_SITE_URL', 'site', ['/shop/', 'shop.example.com', 'https://x.example/#a'], 'https://shop.example.com/'],
  ['OUT_DIR', 'folder', ['.', '..', '/', './'], 'dist'],
] as const)('%s, a %s, refuses %j with a right value', (name, kind, values, right) => {
  for (const value of values) {
    const sentence = expect.stringMatching(new RegExp(`^${name} must be .*${right}.*, not `))
    expect(() => readAddress(name, value, kind)).toThrow(expect.objectContaining({ message: sentence }))
  }
  expect(() => readAddress(name, 'C:/Program Files/Git/demo/', kind === 'folder' ? 'path' : kind)).toThrow('MSYS_NO_PATHCONV')
})

test.each(variableNames.filter((name) => /_(URL|BASE)$/.test(name)))('[API-63] %s of a build is an address', (name) => {
  expect(() => readEnv({ VITE_API: 'real', [name]: 'C:/Program Files/Git/demo/' }, home)).toThrow(`${name} must be`)
})
