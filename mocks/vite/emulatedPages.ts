import { resolve } from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import type { EmulatedPage, StaticPage } from './pages.ts'
import { pageHtml } from './template.ts'
import { pathBelow, send } from './respond.ts'

const HTML = 'text/html; charset=utf-8'
/** Vite only calls the hooks for these ids. */
const filter = { id: /\/(mock\/\w+|start\/index)\.html$/ }

/** Builds the pages as HTML entries of the client, at their addresses, and serves them in dev. The files do not exist. */
export function emulatedPages(pages: readonly (EmulatedPage | StaticPage)[]): Plugin {
  const byFile = new Map<string, EmulatedPage | StaticPage>()
  return {
    name: 'emulated-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    config: ({ root = process.cwd() }) => {
      for (const page of pages) byFile.set(normalizePath(resolve(root, page.address)), page)
      return {
        environments: { client: { build: { rolldownOptions: { input: [...byFile.keys()] } } } },
        // Vite scans entries that are files for packages to pre-bundle.
        optimizeDeps: { entries: ['index.html', ...pages.flatMap((page) => ('module' in page ? page.module.slice(1) : []))] },
      }
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const path = pathBelow(server.config.base, request.url)
        const page = pages.find(({ address }) => address === path || address === `${path}index.html`)
        if (page) renderInDev(server, page, request.originalUrl).then((html) => send(response, html, HTML), next)
        else next()
      })
    },
    resolveId: { filter, handler: (id) => (byFile.has(id) ? id : undefined) },
    load: {
      filter,
      handler: (id) => {
        const page = byFile.get(id)
        return page && htmlOf(page)
      },
    },
  }
}

const htmlOf = (page: EmulatedPage | StaticPage) => ('html' in page ? page.html : pageHtml(page))

function renderInDev(server: ViteDevServer, page: EmulatedPage | StaticPage, url?: string): Promise<string> {
  return server.transformIndexHtml(`/${page.address}`, htmlOf(page), url)
}
