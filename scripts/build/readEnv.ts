import * as v from 'valibot'
import { loadEnv, type Plugin } from 'vite'
import type { Configuration } from '../../src/config/env.ts'
import { readAddress, type AddressKind } from './readAddress.ts'

/** Every environment variable of a client build: docs/configuration.md. */
export const variableNames = [
  'VITE_API',
  'VITE_PROVIDERS',
  'VITE_API_BASE_URL',
  'VITE_CDN_BASE_URL',
  'VITE_GOOGLE_CLIENT_ID',
  'VITE_GOOGLE_AUTHORIZE_URL',
  'VITE_NAVER_CLIENT_ID',
  'VITE_NAVER_AUTHORIZE_URL',
  'VITE_OAUTH_REDIRECT_BASE',
  'VITE_PAYMENT_MOBILE_URL',
  'VITE_POSTCODE_SCRIPT_URL',
  'VITE_ANALYTICS_ID',
  'VITE_ANALYTICS_SCRIPT_URL',
  'VITE_PRIVACY_URL',
  'VITE_TERMS_URL',
  'VITE_COMPANY_KO',
  'VITE_COMPANY_EN',
] as const

export type VariableName = (typeof variableNames)[number]
type Variables = Readonly<Record<string, unknown>>

const text = v.pipe(v.string(), v.trim())
const oneOf = <const W extends readonly string[]>(name: VariableName, words: W) =>
  v.exactOptional(
    v.pipe(
      text,
      v.picklist(words, ({ received }) => `${name} must be ${words.join(' or ')}, not ${received}.`),
    ),
  )

const addresses: Readonly<Partial<Record<string, AddressKind>>> = {
  VITE_API_BASE_URL: 'base',
  VITE_CDN_BASE_URL: 'pictures',
  VITE_OAUTH_REDIRECT_BASE: 'base',
  VITE_GOOGLE_AUTHORIZE_URL: 'page',
  VITE_NAVER_AUTHORIZE_URL: 'page',
  VITE_PAYMENT_MOBILE_URL: 'page',
  VITE_POSTCODE_SCRIPT_URL: 'page',
  VITE_ANALYTICS_SCRIPT_URL: 'page',
  VITE_PRIVACY_URL: 'page',
  VITE_TERMS_URL: 'page',
}

const variables = v.object({
  ...v.entriesFromList(variableNames, v.exactOptional(text)),
  VITE_API: oneOf('VITE_API', ['mock', 'real']),
  VITE_PROVIDERS: oneOf('VITE_PROVIDERS', ['emulated', 'real']),
})

/** Client ids and the shop's own pages have no default: without a value they are not offered. */
const realProviders = {
  VITE_GOOGLE_CLIENT_ID: undefined,
  VITE_NAVER_CLIENT_ID: undefined,
  VITE_ANALYTICS_ID: undefined,
  VITE_PRIVACY_URL: undefined,
  VITE_TERMS_URL: undefined,
  VITE_COMPANY_KO: undefined,
  VITE_COMPANY_EN: undefined,
  VITE_GOOGLE_AUTHORIZE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
  VITE_NAVER_AUTHORIZE_URL: 'https://nid.naver.com/oauth2.0/authorize',
  VITE_PAYMENT_MOBILE_URL: 'https://mobile.inicis.com/smart/payment/',
  VITE_POSTCODE_SCRIPT_URL: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  VITE_ANALYTICS_SCRIPT_URL: 'https://www.googletagmanager.com/gtag/js',
}

/** The footer names the demo's company, which is invented. */
const INVENTED = 'invented'

const emulatedProviders = (base: string) => ({
  VITE_GOOGLE_CLIENT_ID: 'pickers-google',
  VITE_GOOGLE_AUTHORIZE_URL: `${base}mock/google.html`,
  VITE_NAVER_CLIENT_ID: 'pickers-naver',
  VITE_NAVER_AUTHORIZE_URL: `${base}mock/naver.html`,
  VITE_PAYMENT_MOBILE_URL: `${base}mock/inicis/smart/payment/`,
  VITE_POSTCODE_SCRIPT_URL: `${base}mock/postcode.js`,
  VITE_ANALYTICS_ID: 'G-PICKERS',
  VITE_ANALYTICS_SCRIPT_URL: `${base}mock/gtag.js`,
  VITE_PRIVACY_URL: `${base}mock/policies.html`,
  VITE_TERMS_URL: `${base}mock/policies.html`,
  VITE_COMPANY_KO: INVENTED,
  VITE_COMPANY_EN: INVENTED,
})

/** The app's base: the whole URL, where it is known, and the path. Both end with a slash. */
type Home = { readonly url: string; readonly path: string }

/**
 * The value of every variable, or its default; undefined if there is neither. Throws if `VITE_API` or `VITE_PROVIDERS` has an
 * unknown value, or an address is none.
 */
export function readVariables(raw: Variables, home: Home) {
  try {
    return valuesOf(raw, home)
  } catch (error) {
    // Vite prints the stack: here the sentence alone.
    const message = error instanceof Error ? error.message : String(error)
    throw Object.assign(new Error(message), { stack: message })
  }
}

function valuesOf(raw: Variables, home: Home) {
  const set = Object.entries(raw).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value.trim() === '') return []
    const kind = addresses[name]
    return [[name, kind === undefined ? value : readAddress(name, value, kind)]]
  })
  const given = v.parse(variables, Object.fromEntries(set))
  const { VITE_API: api = 'mock' } = given
  const isMocked = api === 'mock'
  const { VITE_PROVIDERS: providers = isMocked ? 'emulated' : 'real' } = given
  const backend = isMocked ? undefined : given.VITE_API_BASE_URL
  const apiBase = withSlash(backend ?? home.url)
  const values = {
    ...(isMocked && { VITE_API_BASE_URL: home.url }),
    VITE_CDN_BASE_URL: apiBase,
    VITE_OAUTH_REDIRECT_BASE: home.url,
    // Without a host, below the app itself: the landing page is prerendered before its host is known.
    ...(providers === 'real' ? realProviders : emulatedProviders(withSlash(backend ?? home.path))),
    ...given,
    VITE_API: api,
    VITE_PROVIDERS: providers,
  }
  return { given, values, isMocked, apiBase }
}

/** The configuration of a build. Bases end with a slash; an undefined value is not configured and must not be offered. */
export function readEnv(raw: Variables, home: Home): Configuration {
  const { values, isMocked, apiBase } = readVariables(raw, home)
  const withoutValue = variableNames.filter((name) => values[name] === undefined)
  return {
    isMocked,
    apiBase,
    missing: withoutValue.filter((name) => name === 'VITE_API_BASE_URL'),
    notConfigured: withoutValue.filter((name) => name !== 'VITE_API_BASE_URL'),
    cdnBase: withSlash(values.VITE_CDN_BASE_URL),
    google: toClient(values.VITE_GOOGLE_CLIENT_ID, values.VITE_GOOGLE_AUTHORIZE_URL),
    naver: toClient(values.VITE_NAVER_CLIENT_ID, values.VITE_NAVER_AUTHORIZE_URL),
    oauthRedirectBase: withSlash(values.VITE_OAUTH_REDIRECT_BASE),
    paymentMobileUrl: values.VITE_PAYMENT_MOBILE_URL,
    postcodeScriptUrl: values.VITE_POSTCODE_SCRIPT_URL,
    analytics: toAnalytics(values.VITE_ANALYTICS_ID, values.VITE_ANALYTICS_SCRIPT_URL),
    privacyUrl: values.VITE_PRIVACY_URL,
    termsUrl: values.VITE_TERMS_URL,
    company: { ko: toFacts(values.VITE_COMPANY_KO), en: toFacts(values.VITE_COMPANY_EN) },
  }
}

const toClient = (clientId: string | undefined, authorizeUrl: string) =>
  clientId === undefined ? undefined : { clientId, authorizeUrl }

const toAnalytics = (id: string | undefined, scriptUrl: string) => (id === undefined ? undefined : { id, scriptUrl })

/** The facts about the company; undefined for the invented one, none without a value. */
const toFacts = (value = ''): readonly string[] | undefined =>
  value === INVENTED
    ? undefined
    : value
        .split('|')
        .map((fact) => fact.trim())
        .filter(Boolean)

function withSlash(base: string): string {
  return base.endsWith('/') ? base : base + '/'
}

/** Parses the variables once per build and hands them to the client: `src/config/env.ts`. */
export const configuration = (given?: Variables): Plugin => ({
  name: 'configuration',
  config: ({ base = '/' }, { mode }) => ({
    // As `--base /demo` of Vite's own command line would leave it, links would lead to `/demoshop`.
    base: withSlash(base),
    define: {
      CONFIGURATION: JSON.stringify(readEnv(given ?? loadEnv(mode, process.cwd(), 'VITE_'), { url: base, path: base })),
    },
  }),
})
