import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { languages, type Language } from '../db/languages.ts'

/** The options of `npm run mock:server`. */
export type ServerOptions = {
  readonly port: number
  readonly host: string | undefined
  readonly clientUrl: string
  /** Without a slash at its end. */
  readonly publicUrl: string | undefined
  readonly dataFolder: string | undefined
  readonly isReset: boolean
  readonly allowedOrigins: readonly string[]
  readonly https: { readonly cert: Buffer; readonly key: Buffer } | undefined
  /** Of the seed's texts in new worlds. */
  readonly language: Language
  readonly lines: 'text' | 'json' | 'none'
}

export const usage = `npm run mock:server -- [option …]

  --port N               the port, by default 8787; 0 selects a free one
  --host ADDRESS         the address to listen on, by default 127.0.0.1 and ::1; 0.0.0.0 for phones and containers
  --client-url URL       the address of the client (http://localhost:5173)
  --public-url URL       the address of the server in its replies, by default the one that a request used; the control and
                         the start page answer by its name, an IP address and localhost alone
  --data DIR             stores every world in this folder, by default in memory
  --reset                deletes the worlds of that folder first
  --language LANGUAGE    the language of the shop's texts in new worlds: ko, by default, or en
  --allow-origin ORIGIN  repeatable: only pages of these origins may send requests, with credentials; by default all, without
  --https-cert FILE --https-key FILE
                         serves https with this certificate and key (PEM)
  --quiet                prints no line for each request
  --json                 prints these lines as JSON
  --help
`

const options = {
  port: { type: 'string', default: '8787' },
  host: { type: 'string' },
  'client-url': { type: 'string', default: 'http://localhost:5173' },
  'public-url': { type: 'string' },
  data: { type: 'string' },
  reset: { type: 'boolean', default: false },
  language: { type: 'string', default: 'ko' },
  'allow-origin': { type: 'string', multiple: true },
  'https-cert': { type: 'string' },
  'https-key': { type: 'string' },
  quiet: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Undefined for `--help`. Throws an error with a message for unknown options and invalid values. */
export function readOptions(args: readonly string[]): ServerOptions | undefined {
  const { values } = parseArgs({ options, args: [...args] })
  if (values.help) return undefined
  if (values.reset && values.data === undefined) throw new Error('--reset needs --data: without it every start is empty')
  return {
    port: portOf(values.port),
    host: values.host,
    clientUrl: addressOption('--client-url', values['client-url']),
    publicUrl: publicUrlOf(values['public-url']),
    dataFolder: values.data,
    isReset: values.reset,
    language: languageOf(values.language),
    allowedOrigins: (values['allow-origin'] ?? []).map(originOf),
    https: certificateOf(values['https-cert'], values['https-key']),
    lines: values.quiet ? 'none' : values.json ? 'json' : 'text',
  }
}

/** Of the Fetch standard: browsers, and `fetch` of Node, call none of them. */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113,
  115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556,
  563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667,
  6668, 6669, 6679, 6697, 10_080,
])

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port ${text} is not a port`)
  if (blockedPorts.has(port))
    throw new Error(`--port ${text} is blocked by browsers (ERR_UNSAFE_PORT): choose another one, such as 8787`)
  return port
}

function languageOf(text: string): Language {
  const language = languages.find((each) => each === text)
  if (!language) throw new Error(`--language ${text} is none of ${languages.join(', ')}`)
  return language
}

/** The value of an option or a variable. Throws a sentence where it is no address. */
export function addressOption(option: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`${option} ${text} is not an http address such as http://localhost:8080`)
  return text
}

/** The origin of a page, as its requests name it: apps of Capacitor and Ionic have schemes of their own. */
function originOf(text: string): string {
  const [, app, host = ''] = /^((?:capacitor|ionic):\/\/([\w.-]+))\/?$/.exec(text) ?? []
  if (app !== undefined && host !== '') return app
  const { origin, hostname } = new URL(addressOption('--allow-origin', text))
  if (hostname.includes('*'))
    throw new Error(`--allow-origin ${text} names no single origin: every origin needs an option of its own`)
  return origin
}

/** A proxy may serve below a path: it stays, what follows it does not. */
function publicUrlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const { origin, pathname } = new URL(addressOption('--public-url', text))
  return origin + pathname.replace(/\/+$/, '')
}

function certificateOf(cert: string | undefined, key: string | undefined): ServerOptions['https'] {
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) throw new Error('--https-cert and --https-key must be used together')
  return { cert: readFileSync(cert), key: readFileSync(key) }
}
