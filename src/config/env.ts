const names = [
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
] as const

type Name = (typeof names)[number]
type Variables = Record<string, unknown>

/** By hand, not by a schema: the first view should not pay for one to read a dozen words. */
function givenIn(raw: Variables): Partial<Record<Name, string>> {
  const given: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = raw[name]
    if (typeof value === 'string' && value.trim() !== '') given[name] = value.trim()
  }
  return given
}

/**
 * What this build talks to (API-63). In a mocked build everything defaults to the emulators below the app's own base; in a
 * real build the API base is required and the rest defaults to the same paths below it. Bases end with a slash.
 */
export function readEnv(raw: Variables, home: string) {
  const given = givenIn(raw)
  const isMocked = raw['VITE_API'] !== 'real'
  const apiBase = isMocked ? home : withSlash(given.VITE_API_BASE_URL ?? home)
  const missing = !isMocked && given.VITE_API_BASE_URL === undefined ? ['VITE_API_BASE_URL'] : []
  const defaulted: string[] = []
  const below = (name: Name, path: string) => {
    const value = given[name]
    if (value === undefined) defaulted.push(`${name}=${apiBase}${path}`)
    return value ?? apiBase + path
  }
  return {
    isMocked,
    missing,
    apiBase,
    cdnBase: withSlash(below('VITE_CDN_BASE_URL', '')),
    google: {
      clientId: given.VITE_GOOGLE_CLIENT_ID ?? 'pickers-google',
      authorizeUrl: below('VITE_GOOGLE_AUTHORIZE_URL', 'mock/google.html'),
    },
    naver: {
      clientId: given.VITE_NAVER_CLIENT_ID ?? 'pickers-naver',
      authorizeUrl: below('VITE_NAVER_AUTHORIZE_URL', 'mock/naver.html'),
    },
    oauthRedirectBase: withSlash(given.VITE_OAUTH_REDIRECT_BASE ?? home),
    paymentMobileUrl: below('VITE_PAYMENT_MOBILE_URL', 'mock/inicis/smart/payment/'),
    postcodeScriptUrl: below('VITE_POSTCODE_SCRIPT_URL', 'mock/postcode.js'),
    analytics: { id: given.VITE_ANALYTICS_ID ?? 'G-PICKERS', scriptUrl: below('VITE_ANALYTICS_SCRIPT_URL', 'mock/gtag.js') },
    privacyUrl: below('VITE_PRIVACY_URL', 'mock/privacy.html'),
    termsUrl: below('VITE_TERMS_URL', 'mock/terms.html'),
    /** What was left out and where it points now, to be said once at start. */
    defaulted,
  }
}

/** Vite's base path, `/` or `/demo/`. */
export const basePath = import.meta.env.BASE_URL

export const env = readEnv(import.meta.env, new URL(basePath, globalThis.location?.href ?? 'http://localhost/').href)

function withSlash(base: string): string {
  return base.endsWith('/') ? base : base + '/'
}
