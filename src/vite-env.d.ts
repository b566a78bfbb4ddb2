/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API?: 'mock' | 'real'
}

/** The browser extension for Redux, where a developer has it. */
declare var __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: typeof import('redux').compose | undefined
