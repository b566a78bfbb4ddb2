/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API?: 'mock' | 'real'
  /** In mocked builds: version and commit. */
  readonly MOCK_BUILD?: string
  /** In demo builds. */
  readonly DEMO_BUILD?: { readonly version: string; readonly date: Readonly<Record<'ko' | 'en', string>> }
}
