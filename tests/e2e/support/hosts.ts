import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { headersFor, readHeadersFile } from './headersFile.ts'

/**
 * How a static host replies to a path without a file. `404.html` is GitHub Pages, which answers /a by a.html, and reads the
 * build's `_headers` as Netlify does. `clean urls` is Cloudflare Pages, which also redirects /a.html to /a. `bare 404` is a
 * plain server, which knows folders alone. `spa fallback` is nginx's `try_files $uri /index.html`.
 */
export type HostStyle = '404.html' | 'bare 404' | 'spa fallback' | 'clean urls'

export interface HostOptions {
  /** The folder of the build. */
  root: string
  /** Base path of the folder: `/` or `/demo/`. */
  base: string
  style: HostStyle
  /** 0 or absent: any free port. */
  port?: number
  /** Sends text files with gzip. */
  isCompressed?: boolean
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** On a slow connection header, pictures and words arrive one by one; text that arrives in two chunks moves in every browser. */
const splitPage = (html: string) => html.split(/(?=<(?:header|a|button|ul|li|h1|p|footer)[ >])/)

interface HostReply {
  status: number
  file?: string | undefined
  headers?: Record<string, string>
}

/** A static host like GitHub Pages: serves files and refuses every POST. */
export class StaticHost {
  /** Closes every connection while true. */
  isDown = false
  /** Paths of POST requests, which a worker should have handled. */
  readonly posts: string[] = []
  /** Text appended to a file, by its path: simulates a new release. */
  readonly edits = new Map<string, string>()
  /** Every requested path, in order. */
  readonly requests: string[] = []
  /** Files whose path contains this text get a 404. */
  blockedPath: string | undefined
  /** A slow connection, in ms: the pause between chunks of a page, the delay of a script. */
  delays = { pageMs: 0, scriptMs: 0 }
  #heldScripts: Promise<void> | undefined
  #releaseScripts: (() => void) | undefined
  readonly #options: HostOptions
  readonly #rules: ReturnType<typeof readHeadersFile>
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  constructor(options: HostOptions) {
    const root = resolve(options.root)
    this.#options = { ...options, root }
    this.#rules = options.style === '404.html' ? readHeadersFile(join(root, '_headers')) : []
  }

  get port() {
    const address = this.#server.address()
    return isAddress(address) ? address.port : 0
  }

  get url() {
    return `http://localhost:${this.port}${this.#options.base}`
  }

  async start() {
    await new Promise<void>((done, failed) => {
      this.#server.once('error', failed)
      this.#server.listen(this.#options.port ?? 0, '0.0.0.0', done)
    })
    return this
  }

  /** Replies to no request for a script until `releaseScripts()`. */
  holdScripts() {
    this.#heldScripts = new Promise((release) => (this.#releaseScripts = release))
  }

  releaseScripts() {
    this.#releaseScripts?.()
  }

  async close() {
    await new Promise<void>((done) => {
      this.#server.close(() => done())
      this.#server.closeAllConnections()
    })
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    if (this.isDown) {
      request.socket.destroy()
      return
    }
    const { pathname, search } = new URL(`http://host${request.url ?? '/'}`)
    const path = decodeURI(pathname)
    this.requests.push(path)
    const isRefused = this.blockedPath !== undefined && path.includes(this.blockedPath)
    const { status, file, headers }: HostReply = isRefused
      ? { status: 404 }
      : this.#resolve(request.method ?? 'GET', path, search)
    const type = types[extname(file ?? 'page.html')] ?? 'application/octet-stream'
    const cache = status === 200 && path.includes('/assets/') ? 'max-age=600' : 'no-cache'
    const body = file === undefined ? `host: ${status}` : this.#body(file, path)
    const isGzipped = this.#options.isCompressed === true && /text|json|svg/.test(type)
    const encoding = isGzipped ? { 'content-encoding': 'gzip' } : {}
    const isPage = type.startsWith('text/html')
    if (type.startsWith('text/javascript')) {
      await this.#heldScripts
      if (this.delays.scriptMs > 0) await setTimeout(this.delays.scriptMs)
    }
    response.writeHead(status, {
      'content-type': type,
      'cache-control': cache,
      ...encoding,
      ...headersFor(this.#rules, path),
      ...headers,
    })
    if (isPage && this.delays.pageMs > 0) await this.#sendInChunks(response, splitPage(body.toString()))
    else response.end(isGzipped ? gzipSync(body) : body)
  }

  async #sendInChunks(response: ServerResponse, chunks: readonly string[]) {
    for (const chunk of chunks) {
      response.write(chunk)
      await setTimeout(this.delays.pageMs)
    }
    response.end()
  }

  #body(file: string, path: string) {
    const edit = this.edits.get(path)
    return edit === undefined ? readFileSync(file) : readFileSync(file, 'utf8') + edit
  }

  #resolve(method: string, path: string, search: string): HostReply {
    const { base, root, style } = this.#options
    if (method === 'POST') {
      this.posts.push(path)
      return { status: 405 }
    }
    if (path.endsWith('/clear.txt')) return { status: 200, headers: { 'clear-site-data': '"storage"' } }
    if (!path.startsWith(base)) return { status: 404 }
    const file = join(root, path.slice(base.length))
    if (!file.startsWith(root)) return { status: 404 }
    if (isFile(file)) {
      if (style !== 'clean urls' || !path.endsWith('.html')) return { status: 200, file }
      return { status: 301, headers: { location: path.replace(/(index)?\.html$/, '') + search } }
    }
    if ((style === '404.html' || style === 'clean urls') && isFile(`${file}.html`)) return { status: 200, file: `${file}.html` }
    if (style !== 'spa fallback' && existsSync(file) && isFile(join(file, 'index.html'))) {
      return path.endsWith('/')
        ? { status: 200, file: join(file, 'index.html') }
        : { status: 301, headers: { location: `${path}/${search}` } }
    }
    return this.#resolveMissing()
  }

  #resolveMissing(): HostReply {
    const { root, style } = this.#options
    if (style === 'spa fallback') return { status: 200, file: join(root, 'index.html') }
    if (style === 'bare 404') return { status: 404 }
    const page = join(root, '404.html')
    return { status: 404, file: isFile(page) ? page : undefined }
  }
}

/** Starts a host, to be closed by the caller. Rejects if the port is taken. */
export function startHost(options: HostOptions) {
  return new StaticHost(options).start()
}

function isFile(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
