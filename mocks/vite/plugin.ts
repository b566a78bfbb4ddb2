import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { bridgePage, demoStartPage, type EmulatedPage, galleryPage, providerPages } from './pages.ts'
import type { StartPageOptions } from '../demo/start/startPage.ts'
import { buildName } from './buildName.ts'
import { classicScript, classicScripts } from './classicScripts.ts'
import { earlyScripts } from './earlyScripts.ts'
import { emulatedPages } from './emulatedPages.ts'
import { publicFile, publicFolder } from './publicFiles.ts'
import { pathBelow, send } from './respond.ts'
import { ribbonTags } from '../demo/ribbon/ribbon.ts'

type Options = {
  readonly isOn: boolean
  readonly pages?: readonly EmulatedPage[]
  /** For demos: a page that explains them, with links to what else is deployed beside the app. */
  readonly start?: StartPageOptions | undefined
}

/**
 * In mocked modes: serves the public files of the mocks in dev, copies them into builds, and builds the emulated pages
 * (bridge, providers) as entries of their own. Does nothing in other modes.
 */
export function mocks({ isOn, pages = [bridgePage, galleryPage, ...providerPages], start }: Options): Plugin[] {
  if (!isOn) return []
  const all = start ? [...pages, demoStartPage(start)] : pages
  return [publicFiles(), emulatedPages(all), mswWorkerScript(), providerScripts(), smallerMsw(), ...(start ? [demoRibbon()] : [])]
}

/** The parts of the mocks that stories use: MSW's worker script and its smaller cookie store. */
export function storyMocks(): Plugin[] {
  return [mswWorkerScript(), smallerMsw()]
}

/** Once per build, not once per environment. */
const isClient = ({ name }: { readonly name: string }) => name === 'client'

function publicFiles(): Plugin {
  let config: ResolvedConfig | undefined
  return {
    name: 'mocks',
    // The emulated pages are entries too, so the app's page has to be listed.
    config: ({ root = process.cwd() }, { command }) => ({
      environments: { client: { build: { rolldownOptions: { input: [join(root, 'index.html')] } } } },
      define: command === 'build' ? { 'import.meta.env.MOCK_BUILD': JSON.stringify(buildName()) } : {},
    }),
    applyToEnvironment: isClient,
    transformIndexHtml: (_html, { path }) => [
      // Says where the mock backend of the page runs, for scripts of emulated services (`announceReady` of `browser.ts`).
      { tag: 'meta', attrs: { name: 'mock-backend', content: 'in page' }, injectTo: 'head' },
      ...(path === '/index.html' ? earlyScripts(config?.base ?? '/') : []),
    ],
    configResolved: (resolved) => {
      config = resolved
    },
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(serving(base))
    },
    closeBundle: () => {
      if (config?.command !== 'build') return
      const out = resolve(config.root, config.build.outDir)
      cpSync(publicFolder, out, { recursive: true })
    },
  }
}

/** Serves the scripts of the emulated services in dev, and writes them next to their pages in builds. */
export function providerScripts(): Plugin {
  let out = ''
  return {
    name: 'provider-scripts',
    applyToEnvironment: isClient,
    configResolved: ({ root, build }) => {
      out = resolve(root, build.outDir)
    },
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use((request, response, next) => {
        const path = pathBelow(base, request.url)
        if (path !== undefined && classicScripts.includes(path)) void sendScript(response, path, next)
        else next()
      })
    },
    closeBundle: async () => {
      // A build without their pages does not use the scripts.
      if (!existsSync(join(out, 'mock'))) return
      for (const path of classicScripts) writeFileSync(join(out, path), (await classicScript(path)) ?? '')
    },
  }
}

/** Aliases `tldts` for MSW (`tldts.ts`), in builds and in pre-bundled dependencies. */
function smallerMsw(): Plugin {
  return {
    name: 'smaller-msw',
    config: () => ({ resolve: { alias: { tldts: fileURLToPath(new URL('./tldts.ts', import.meta.url)) } } }),
  }
}

const MSW_SCRIPT = 'mockServiceWorker.js'

/** Serves MSW's published worker script from the installed package in dev, and emits it, byte for byte, in builds. */
function mswWorkerScript(): Plugin {
  const source = readFileSync(fileURLToPath(import.meta.resolve(`msw/${MSW_SCRIPT}`)))
  return {
    name: 'msw-worker-script',
    applyToEnvironment: isClient,
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use((request, response, next) => {
        if (pathBelow(base, request.url) === MSW_SCRIPT) send(response, source, 'text/javascript; charset=utf-8')
        else next()
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MSW_SCRIPT, source })
    },
  }
}

async function sendScript(response: ServerResponse, path: string, next: Connect.NextFunction): Promise<void> {
  try {
    send(response, (await classicScript(path)) ?? '', 'text/javascript; charset=utf-8')
  } catch (error) {
    next(error)
  }
}

function serving(base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathBelow(base, request.url)
    const found = path === undefined ? undefined : publicFile(path)
    if (!found) return next()
    send(response, readFileSync(found.file), found.type)
  }
}

/** Writes the demo's ribbon into the app's page and its copies, not into the emulated pages. */
function demoRibbon(): Plugin {
  let base = '/'
  return {
    name: 'demo-ribbon',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: (_html, { path }) => (path === '/index.html' ? ribbonTags(base) : undefined),
  }
}
