import { copyFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import appConfig from '../../../vite.config.ts'

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const browser = pathTo('../../../mocks/browser.ts')

/** The demo with the worker script of the release before MSW's, and pages that reply to that worker. */
export default defineConfig((env) => mergeConfig(appConfig(env), { plugins: [lastRelease()] }))

function lastRelease(): Plugin {
  let out = ''
  return {
    name: 'last-release',
    enforce: 'pre',
    configResolved: ({ root, build }) => {
      out = resolve(root, build.outDir)
    },
    resolveId: (source, importer) =>
      importer !== undefined && resolve(importer, '..', source) === browser ? pathTo('./browser.ts') : undefined,
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        copyFileSync(pathTo('./sw.js'), join(out, 'sw.js'))
        rmSync(join(out, 'mockServiceWorker.js'), { force: true })
      },
    },
  }
}
