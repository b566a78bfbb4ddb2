import type { Plugin } from 'vite'
import { inlineHashes } from './prerenderLanding.ts'

type Options = {
  readonly isOn: boolean
  /** The app's routes; their first segments get the pages' policy. */
  readonly routes: readonly string[]
  /** Whether Storybook and the API reference are deployed beside the app. */
  readonly isSite: boolean
}

/**
 * What a static host needs besides the pages of a demo: `_headers` in the form that Netlify and Cloudflare Pages read, and a
 * robots meta tag in every page, since other hosts set no headers. Stands after plugins that change pages.
 */
export function hostFiles({ isOn, routes, isSite }: Options): Plugin[] {
  const plugin: Plugin = {
    name: 'host-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: (html) =>
      html.includes('name="robots"')
        ? html
        : { html, tags: [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }] },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.html'))
        const source = headersFile({
          base: this.environment.config.base,
          pages: pages.map((page) => ('source' in page ? String(page.source) : '')),
          routes,
          isSite,
        })
        this.emitFile({ type: 'asset', fileName: '_headers', source })
      },
    },
  }
  return isOn ? [plugin] : []
}

type Headers = Readonly<Record<string, string>>

/**
 * Headers by path pattern, for a build whose files lie below `base`. The file itself belongs at the root of the host. Hosts join
 * the policies of all rules that match a path, so no rule with a policy covers another's.
 */
export function headersFile(
  options: Omit<Options, 'isOn'> & { readonly base: string; readonly pages: readonly string[] },
): string {
  const { base, pages, routes, isSite } = options
  const policy = { 'Content-Security-Policy': pagePolicy(pages) }
  const segments = routes.map((route) => route.split('/')[1] ?? '')
  const folders = [...new Set(['mock', 'start', ...segments])].filter(Boolean)
  const rules: [pattern: string, headers: Headers][] = [
    ['*', general],
    ['assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ...['', 'index.html', '404.html', ...folders, ...folders.map((folder) => `${folder}.html`)].map((path): [string, Headers] => [
      path,
      policy,
    ]),
    ...folders.map((folder): [string, Headers] => [`${folder}/*`, policy]),
    ...(isSite ? neighbours : []),
  ]
  const lines = rules.map(([pattern, headers]) => {
    const own = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    return `${base}${pattern}\n${own.join('')}`
  })
  return lines.join('')
}

/** No Cross-Origin-Opener-Policy: it would cut the payment window off from its opener (PAY-02). */
const general: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Robots-Tag': 'noindex',
}

const self = "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'self'"

/** Storybook writes inline scripts and compiles code; Swagger UI sets inline styles. */
const neighbours: [string, Headers][] = [
  [
    'storybook/*',
    {
      'Content-Security-Policy': `${self}; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'`,
    },
  ],
  ['reference/*', { 'Content-Security-Policy': `${self}; style-src 'self' 'unsafe-inline'` }],
]

/** The policy of all pages: inline scripts and styles by their hashes, everything else from the pages' own origin. */
function pagePolicy(pages: readonly string[]): string {
  const hashes = [...new Set(pages.flatMap(inlineHashes))].join(' ')
  // Pictures that a shopper chose are shown from memory.
  return `${self}; script-src 'self' ${hashes}; style-src 'self' ${hashes}; form-action 'self'; frame-ancestors 'self'`
}
