/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API?: 'mock' | 'real'
  /** In mocked builds: version and commit. */
  readonly MOCK_BUILD?: string
}
