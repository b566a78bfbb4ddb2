import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** A file of the precache, in Workbox's form. The name of a hashed file is its revision. */
type PrecacheEntry = { readonly url: string; readonly revision: string | null }

/** What `mocks/worker/offline.js` knows of its build. */
export type OfflineFiles = {
  readonly precached: readonly PrecacheEntry[]
  /** The other hashed files, stored when they are fetched. */
  readonly others: readonly string[]
  /** First segments of the app's routes; an empty one is its root. */
  readonly routes: readonly string[]
}

/**
 * Makes a build work offline after its first visit: writes `offline.js` (Workbox and the list of the build's files) and lets
 * `sw.js` import it. Stands after the plugins that write files.
 */
export function offline({ routes }: { readonly routes: readonly string[] }): Plugin {
  let out = ''
  return {
    name: 'offline',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ root, build: { outDir } }) => {
      out = resolve(root, outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const script = join(out, 'offline.js')
        writeFileSync(script, `self.OFFLINE_FILES = ${JSON.stringify(offlineFiles(out, routes))};\n${await workerPart()}`)
        const worker = join(out, 'sw.js')
        // With a revision, since a host may cache the script.
        writeFileSync(worker, `importScripts('offline.js?v=${digest(script)}')\n${readFileSync(worker, 'utf8')}`)
      },
    },
  }
}

/** English texts are for English worlds alone: they are stored when they are fetched, as pictures are. */
const isPrecached = (file: string) =>
  /^(assets\/(?!english-).*\.(js|css|woff2)|mock\/\w+\.(html|js)|index\.html|icon\.svg|manifest\.webmanifest)$/.test(file)

/** Pages come last: Workbox stores one file after the other, and a page must not be stored before its scripts. */
function offlineFiles(folder: string, routes: readonly string[]): OfflineFiles {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile() && !file.endsWith('.map'))
    .sort((a, b) => Number(isPage(a)) - Number(isPage(b)) || (a < b ? -1 : 1))
  return {
    precached: files.filter(isPrecached).map((url) => ({ url, revision: isHashed(url) ? null : digest(join(folder, url)) })),
    others: files.filter((file) => isHashed(file) && !isPrecached(file)),
    routes: [...new Set(routes.map((route) => route.split('/')[1] ?? ''))],
  }
}

const isPage = (file: string) => file.endsWith('.html')
const isHashed = (file: string) => file.startsWith('assets/')
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

/** A classic script: `importScripts` takes no modules. */
async function workerPart(): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL('../worker/offline.js', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  for (const bundle of [result].flat()) if ('output' in bundle) return bundle.output[0].code
  throw new Error('the worker’s script was not built')
}
