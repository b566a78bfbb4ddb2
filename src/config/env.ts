import { readEnv } from './readEnv.ts'

/** Vite's base path, `/` or `/demo/`. */
export const basePath = import.meta.env.BASE_URL

/** Version and date of a demo build, which its footer names; undefined in other builds. */
export const demoBuild = import.meta.env.DEMO_BUILD

/** This build's configuration. Prerendered markup has no location. */
export const env = readEnv(import.meta.env, {
  url: new URL(basePath, globalThis.location?.href ?? 'http://localhost/').href,
  path: basePath,
})
