import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** What a static host does with a path it has no file for. `clean urls` also redirects /a.html to /a, as some hosts do. */
export type HostStyle = '404.html' | 'bare 404' | 'spa fallback' | 'clean urls'

export interface HostOptions {
  /** The folder of the build. */
  root: string
  /** Where the host shows that folder: `/` or `/demo/`. */
  base: string
  style: HostStyle
  /** 0 or absent: any free port. */
  port?: number
  /** Texts are sent by gzip, as most hosts do. */
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

/** Bytes of a page that come at once over a slow line. */
const CHUNK_BYTES = 700

interface HostReply {
  status: number
  file?: string | undefined
  headers?: Record<string, string>
}

/** A plain static host, as GitHub Pages and its like: it serves files and refuses every POST. */
export class StaticHost {
  /** While true every connection is cut: the host is away. */
  isDown = false
  /** Paths that were posted to: a worker should have answered them. */
  readonly posts: string[] = []
  /** Text added to a file as it is served, by its path: stands for a new release. */
  readonly edits = new Map<string, string>()
  /** Every path that was asked for, in order. */
  readonly requests: string[] = []
  /** Files whose path holds this text are refused. */
  blockedPath: string | undefined
  /** Changes every page as it is served. */
  editPage = (html: string) => html
  /** Headers of every page, beside the usual ones. */
  pageHeaders: Record<string, string> = {}
  /** A slow line: pages come in pieces with so many ms between them, scripts come so many ms late. */
  delays = { pageMs: 0, scriptMs: 0 }
  readonly #options: HostOptions
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  constructor(options: HostOptions) {
    this.#options = { ...options, root: resolve(options.root) }
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
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    const path = decodeURI(pathname)
    this.requests.push(path)
    const isRefused = this.blockedPath !== undefined && path.includes(this.blockedPath)
    const { status, file, headers }: HostReply = isRefused ? { status: 404 } : this.#answer(request.method ?? 'GET', path, search)
    const type = types[extname(file ?? 'page.html')] ?? 'application/octet-stream'
    const cache = status === 200 && path.includes('/assets/') ? 'max-age=600' : 'no-cache'
    const body = file === undefined ? `host: ${status}` : this.#body(file, path)
    const isGzipped = this.#options.isCompressed === true && /text|json|svg/.test(type)
    const encoding = isGzipped ? { 'content-encoding': 'gzip' } : {}
    const isPage = type.startsWith('text/html')
    if (this.delays.scriptMs > 0 && type.startsWith('text/javascript')) await setTimeout(this.delays.scriptMs)
    response.writeHead(status, {
      'content-type': type,
      'cache-control': cache,
      ...encoding,
      ...(isPage && this.pageHeaders),
      ...headers,
    })
    if (isPage && this.delays.pageMs > 0) await this.#drip(response, Buffer.from(body))
    else response.end(isGzipped ? gzipSync(body) : body)
  }

  async #drip(response: ServerResponse, body: Buffer) {
    for (let at = 0; at < body.length; at += CHUNK_BYTES) {
      response.write(body.subarray(at, at + CHUNK_BYTES))
      await setTimeout(this.delays.pageMs)
    }
    response.end()
  }

  #body(file: string, path: string) {
    if (file.endsWith('.html')) return this.editPage(readFileSync(file, 'utf8') + (this.edits.get(path) ?? ''))
    const edit = this.edits.get(path)
    return edit === undefined ? readFileSync(file) : readFileSync(file, 'utf8') + edit
  }

  #answer(method: string, path: string, search: string): HostReply {
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
    if (existsSync(file) && isFile(join(file, 'index.html'))) {
      return path.endsWith('/')
        ? { status: 200, file: join(file, 'index.html') }
        : { status: 301, headers: { location: `${path}/${search}` } }
    }
    return this.#missing(file)
  }

  #missing(file: string): HostReply {
    const { root, style } = this.#options
    if (style === 'clean urls' && isFile(`${file}.html`)) return { status: 200, file: `${file}.html` }
    if (style === 'spa fallback') return { status: 200, file: join(root, 'index.html') }
    if (style === 'bare 404') return { status: 404 }
    const page = join(root, '404.html')
    return { status: 404, file: isFile(page) ? page : undefined }
  }
}

/** Starts a host; close it when done. A taken port rejects. */
export function startHost(options: HostOptions) {
  return new StaticHost(options).start()
}

function isFile(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
