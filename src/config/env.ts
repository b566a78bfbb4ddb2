/** Vite's base path, `/` or `/demo/`. */
export const basePath = import.meta.env.BASE_URL

/** Version and date of a demo build, which its footer names; undefined in other builds. */
export const demoBuild = import.meta.env.DEMO_BUILD

/** This app's client id at a sign-in provider, and the provider's authorization endpoint. */
export type LoginClient = { readonly clientId: string; readonly authorizeUrl: string }

/** What a build is configured with. Bases end with a slash; an undefined value is not configured and must not be offered. */
export type Configuration = {
  isMocked: boolean
  apiBase: string
  cdnBase: string
  oauthRedirectBase: string
  /** Required but not set: requests go to the app's own base. */
  missing: readonly string[]
  /** Optional and not set. */
  notConfigured: readonly string[]
  google: LoginClient | undefined
  naver: LoginClient | undefined
  paymentMobileUrl: string
  postcodeScriptUrl: string
  analytics: { readonly id: string; readonly scriptUrl: string } | undefined
  privacyUrl: string | undefined
  termsUrl: string | undefined
  /** Facts about the company; undefined for the invented one. */
  company: Readonly<Record<'ko' | 'en', readonly string[] | undefined>>
}

/** Defined by the build: `scripts/build/readEnv.ts` parses it. */
declare const CONFIGURATION: Configuration

/** Where the app itself is the host, a build knows the path alone. Prerendered markup has no location. */
const absolute = (base: string) => new URL(base, globalThis.location?.href ?? 'http://localhost/').href

/** This build's configuration. */
export const env: Configuration = {
  ...CONFIGURATION,
  apiBase: absolute(CONFIGURATION.apiBase),
  cdnBase: absolute(CONFIGURATION.cdnBase),
  oauthRedirectBase: absolute(CONFIGURATION.oauthRedirectBase),
}
