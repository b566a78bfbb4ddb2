import { copyFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import appConfig from '../../../vite.config.ts'

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const browser = pathTo('../../../mocks/browser.ts')

/** The demo with the worker script of the release before MSW's, and pages that reply to that worker. */
export default defineConfig((env) => mergeConfig(appConfig(env), { plugins: [lastPages, lastWorker()] }))

const lastPages: Plugin = {
  name: 'last-release-pages',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer !== undefined && resolve(importer, '..', source) === browser ? pathTo('./browser.ts') : undefined,
}

/** Stands after the plugins that write this release's worker. */
function lastWorker(): Plugin {
  let out = ''
  return {
    name: 'last-release-worker',
    configResolved: ({ root, build }) => {
      out = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        copyFileSync(pathTo('./sw.js'), join(out, 'sw.js'))
        for (const file of ['mockServiceWorker.js', 'offline.js']) rmSync(join(out, file), { force: true })
      },
    },
  }
}
