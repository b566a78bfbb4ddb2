import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { classicScript, classicScripts } from './classicScripts.ts'
import { publicFile, publicFolder } from './publicFiles.ts'

/**
 * In mocked modes alone: serves the mocks' public files in dev, copies them into builds, and builds the
 * pages of `mock/` (bridge, emulated providers) as entries of their own. A real build gets none of it.
 */
export function mocks({ isOn }: { readonly isOn: boolean }): Plugin[] {
  return isOn ? [publicFiles(), providerScripts(), withoutCookieJar()] : []
}

function publicFiles(): Plugin {
  let config: ResolvedConfig | undefined
  return {
    name: 'mocks',
    config: ({ root = process.cwd() }) => ({ build: { rolldownOptions: { input: pagesOf(root) } } }),
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

/** Serves the scripts of the emulated services in dev, and writes them beside their pages in builds. */
export function providerScripts(): Plugin {
  let out = ''
  return {
    name: 'provider-scripts',
    configResolved: ({ root, build }) => {
      out = resolve(root, build.outDir)
    },
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?')
        const path = address.startsWith(base) ? address.slice(base.length) : ''
        if (classicScripts.includes(path)) void sendScript(response, path, next)
        else next()
      })
    },
    closeBundle: async () => {
      // Beside their pages: a build without them has no use for the scripts.
      if (!existsSync(join(out, 'mock'))) return
      for (const path of classicScripts) writeFileSync(join(out, path), (await classicScript(path)) ?? '')
    },
  }
}

const noCookies = fileURLToPath(new URL('./noCookies.ts', import.meta.url))

/** Puts `noCookies.ts` in the place of msw's cookies, in builds and in the packages that the dev server bundles beforehand. */
export function withoutCookieJar(): Plugin {
  const replacement = {
    name: 'without-cookie-jar',
    resolveId: (source: string, importer?: string) =>
      importer?.includes('/msw/') && /\/(cookieStore|getRequestCookies)\.mjs$/.test(source) ? noCookies : undefined,
  }
  return {
    ...replacement,
    // before Vite's own resolver, which would find msw's file first
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [replacement] } } }),
  }
}

function pagesOf(root: string): string[] {
  const folder = join(root, 'mock')
  const pages = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : []
  return [join(root, 'index.html'), ...pages.sort().map((name) => join(folder, name))]
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
    const [address = ''] = (request.url ?? '').split('?')
    const found = address.startsWith(base) ? publicFile(address.slice(base.length)) : undefined
    if (!found) return next()
    send(response, readFileSync(found.file), found.type)
  }
}

function send(response: ServerResponse, body: string | Buffer, type: string): void {
  response.setHeader('content-type', type)
  response.setHeader('cache-control', 'no-cache')
  response.end(body)
}

/**
 * A static host knows no routes: it gets the app's page under each static route, and as 404.html for those with an id.
 * Paths begin with a slash; `/` has its page already.
 */
export function routeCopies(paths: readonly string[]): Plugin {
  let out = ''
  return {
    name: 'route-copies',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      const page = join(out, 'index.html')
      // A build of something else than the app (a library, stories) has no page to copy.
      if (!existsSync(page)) return
      const copies = paths.filter((path) => path !== '/').map((path) => `${path.slice(1)}/index.html`)
      for (const copy of ['404.html', ...copies]) cpSync(page, join(out, copy))
    },
  }
}
