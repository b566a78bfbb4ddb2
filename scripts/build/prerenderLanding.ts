import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite'

type Options = {
  /** A module that exports `renderLanding(language)`. */
  readonly entry: string
  /** Lazy modules, and names of chunks, whose files are preloaded by pages without the landing page. */
  readonly lazy: readonly string[]
  /** Lazy modules whose files a link to a scenario preloads too. */
  readonly scenario: readonly string[]
  /** Routes that get a copy of the page on a static host; paths start with a slash. */
  readonly staticPaths: readonly string[]
}

type Rendering = { renderLanding: (language: 'ko' | 'en') => string }

const emptyApp = '<div id="app"></div>'

/** Renders the landing page into index.html at build time, and writes copies of the page without it for the other routes. */
export function prerenderLanding({ entry, lazy, scenario, staticPaths }: Options): Plugin {
  // Below node_modules, so that the bundle can import React. Builds may run in parallel.
  const outDir = `node_modules/.landing/${process.pid}`
  let landing = ''
  let pictures = ''
  return {
    name: 'prerender-landing',
    apply: 'build',
    // One plugin instance for both environments, since they share `landing`.
    sharedDuringBuild: true,
    config: () => ({ builder: {}, environments: { landing: renderingEnvironment(entry, outDir) } }),
    async buildApp(builder) {
      await builder.build(environmentOf(builder, 'landing'))
      const folder = resolve(builder.config.root, outDir)
      const { renderLanding }: Rendering = await import(pathToFileURL(resolve(folder, 'landing.js')).href)
      rmSync(folder, { recursive: true })
      const korean = renderLanding('ko')
      landing = `<div id="app">${korean}</div><template id="landing-en">${renderLanding('en')}</template>`
      pictures = `<template id="landing-pictures">${preloadsOf(korean)}</template>`
      await builder.build(environmentOf(builder, 'client'))
    },
    // The landing page imports the app lazily; rendering does not need it.
    resolveDynamicImport() {
      return this.environment.name === 'landing' ? false : null
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const files = filesOf(bundle, lazy)
        const templateOf = (id: string, wanted: readonly string[]) =>
          `<template id="${id}">${wanted.map((file) => linkTo(this.environment.config.base + file)).join('')}</template>`
        const more = filesOf(bundle, scenario).filter((file) => !files.includes(file))
        const templates = templateOf('app-files', files) + (more.length > 0 ? templateOf('scenario-files', more) : '')
        const copy = String(page.source)
          // Otherwise browsers load the first pictures before the script.
          .replace('<script type="module"', '<script type="module" fetchpriority="high"')
          .replace('</head>', `${templates}</head>`)
        // A function, since `$` has a meaning in replacement strings. `build()` without the plugin renders no landing page:
        // React renders it in the browser.
        page.source = landing === '' ? copy : copy.replace('<title>', `${pictures}<title>`).replace(emptyApp, () => landing)
        for (const fileName of copyNames(staticPaths)) this.emitFile({ type: 'asset', fileName, source: copy })
        this.info(`inline scripts and styles, for a content security policy: ${inlineHashes(copy).join(' ')}`)
      },
    },
  }
}

/** The markup's first pictures are lazy: members have the same page. For a visitor index.html preloads them. */
const preloadsOf = (markup: string) =>
  [...markup.matchAll(/<img [^>]*srcSet="([^"]*)" sizes="([^"]*)"[^>]*fetchPriority="high"/g)]
    .map(([, set, sizes]) => `<link rel="preload" as="image" imagesrcset="${set}" imagesizes="${sizes}" fetchpriority="high">`)
    .join('')

const renderingEnvironment = (entry: string, outDir: string) => ({
  consumer: 'server' as const,
  build: { outDir, emptyOutDir: true, copyPublicDir: false, sourcemap: false, rolldownOptions: { input: { landing: entry } } },
})

function environmentOf({ environments }: ViteBuilder, name: string): BuildEnvironment {
  const environment = environments[name]
  if (!environment) throw new Error(`there is no environment ${name}`)
  return environment
}

/**
 * File names of the page's copies for a static host: two for each static route, and 404.html for routes with an id. GitHub
 * Pages, Netlify and Cloudflare Pages answer `/pick` by `pick.html`; for a folder alone they redirect to `/pick/`, and a reload
 * loses `history.state` (PICK-12). Plain servers know folders alone.
 */
export const copyNames = (staticPaths: readonly string[]): string[] => [
  '404.html',
  ...staticPaths
    .filter((path) => path !== '/')
    .map((path) => path.slice(1))
    .flatMap((name) => [`${name}.html`, `${name}/index.html`]),
]

/** Files of the chunks with these modules or names, and of all their imports, including style sheets. */
function filesOf(bundle: Rolldown.OutputBundle, wanted: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  const visit = (fileName: string) => {
    const chunk = chunks.find((each) => each.fileName === fileName)
    if (!chunk || chunk.isEntry || files.has(fileName)) return
    files.add(fileName)
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css))
    chunk.imports.forEach(visit)
  }
  for (const { facadeModuleId, moduleIds, name, fileName } of chunks) {
    const ids = [facadeModuleId ?? '', ...moduleIds]
    if (wanted.some((each) => each === name || ids.some((id) => id.endsWith(`/${each}`)))) visit(fileName)
  }
  return [...files]
}

const linkTo = (href: string) =>
  `<link ${href.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'} crossorigin href="${href}">`

/** `'sha256-…'` of every inline script and style, byte for byte. */
export function inlineHashes(html: string): string[] {
  return [...html.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g)].map(([, text = '']) => inlineHash(text))
}

/** A source expression for a content security policy. */
function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
