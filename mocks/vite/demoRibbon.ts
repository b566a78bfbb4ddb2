import type { Plugin } from 'vite'
import { ribbonTags } from '../demo/ribbon/ribbon.ts'

/** Writes the demo's ribbon into the app's page and its copies, not into the emulated pages. */
export function demoRibbon(): Plugin {
  let base = '/'
  return {
    name: 'demo-ribbon',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: (_html, { path }) => (path === '/index.html' ? ribbonTags(base) : undefined),
  }
}
