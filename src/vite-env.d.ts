/// <reference types="vite/client" />

/** By the plugin of `scripts/build/readEnv.ts`. */
declare const CONFIGURATION: import('./config/env.ts').Configuration

interface ImportMetaEnv {
  readonly VITE_API?: 'mock' | 'real'
  /** In mocked builds: version and commit. */
  readonly MOCK_BUILD?: string
  /** In demo builds. */
  readonly DEMO_BUILD?: { readonly version: string; readonly date: Readonly<Record<'ko' | 'en', string>> }
}
