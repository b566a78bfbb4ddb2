import type * as library from '@remix-run/multipart-parser'
import { REQUEST_MAX_BYTES } from '../../src/contract/limits.ts'
import { bytesOf } from '../rules/products/images.ts'
import { messages } from '../rules/messages.ts'
import { refuse } from '../rules/refusal.ts'

/** A part of a form. Its `type` is in lower case, and empty if the sender named none. */
export type Part = {
  readonly name: string
  readonly isFile: boolean
  readonly type: string
  readonly bytes: Uint8Array
}

type Headers = ReadonlyMap<string, string | undefined>

/** Text before the first boundary is longer than this in no client. */
const PREAMBLE_MAX_BYTES = 65_536
const HEADERS_MAX_BYTES = 16_384

/** Loaded with the first form. Imported once, because tsx resolves each dynamic import anew. */
let parser: Promise<typeof library> | undefined

/**
 * The parts of a multipart form (RFC 7578 and 2046). Their bytes are views of the body's, so that an upload is not copied.
 * Throws for a body that is no such form, INVALID_REQUEST with the cause for an encoding that cannot be read.
 */
export async function readParts(body: Uint8Array, contentType: string): Promise<Part[]> {
  const boundary = /^multipart\/form-data\s*;/i.test(contentType) ? parametersOf(contentType).get('boundary') : undefined
  if (!boundary) throw new TypeError(`no multipart form: ${contentType}`)
  parser ??= import('@remix-run/multipart-parser')
  const { parseMultipart } = await parser
  const form = withoutPreamble(body, boundary)
  const limits = { maxFileSize: REQUEST_MAX_BYTES, maxHeaderSize: HEADERS_MAX_BYTES }
  let end = 0
  return [...parseMultipart(form, { boundary, ...limits })].map((part) => {
    const [bytes] = part.content
    // Without content there is no view that tells its place in the form.
    if (!bytes) return toPart(new Map(Object.entries(part.headers)), new Uint8Array())
    const start = bytes.byteOffset - form.byteOffset
    const before = new TextDecoder().decode(form.subarray(end, start))
    end = start + bytes.length
    return toPart(headersOf(before, boundary), bytes)
  })
}

/** RFC 2046 allows text before the first boundary, which the parser refuses; some clients begin with an empty line. */
function withoutPreamble(body: Uint8Array, boundary: string): Uint8Array {
  const first = new TextDecoder('latin1').decode(body.subarray(0, PREAMBLE_MAX_BYTES))
  return body.subarray(Math.max(0, `\r\n${first}`.indexOf(`\r\n--${boundary}`)))
}

/**
 * The headers before a part's content, in lower case. The parser's own lack folded lines, and throw at a file name that is not
 * UTF-8, as the command line of a Korean Windows sends it.
 */
function headersOf(before: string, boundary: string): Headers {
  const delimiter = `\r\n--${boundary}`
  const text = `\r\n${before}`
  const [, ...lines] = text
    .slice(text.lastIndexOf(delimiter) + delimiter.length)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  return new Map(lines.map((line) => [line.split(':')[0]?.trim().toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]))
}

function toPart(headers: Headers, bytes: Uint8Array): Part {
  const parameters = parametersOf(headers.get('content-disposition') ?? '')
  const name = parameters.get('name')
  if (name === undefined) throw new TypeError('a part without a name')
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isFile = parameters.has('filename') || parameters.has('filename*')
  return { name, isFile, type, bytes: decoded(bytes, headers.get('content-transfer-encoding') ?? 'binary') }
}

/** Deprecated for forms, but libraries that write mail send it. */
function decoded(bytes: Uint8Array, encoding: string): Uint8Array {
  if (/^base64$/i.test(encoding)) return bytesOf({ base64: new TextDecoder().decode(bytes) })
  return /^(7bit|8bit|binary)$/i.test(encoding) ? bytes : refuse('INVALID_REQUEST', messages.transferEncoding(encoding))
}

/** The parameters of a header's value; their names are in lower case. */
function parametersOf(header: string): ReadonlyMap<string, string> {
  const found = header.matchAll(/;\s*([^=;\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g)
  return new Map(
    [...found].map(([, name = '', quoted, plain = '']) => [
      name.toLowerCase(),
      quoted === undefined ? plain.trim() : quoted.replaceAll(/\\(.)/g, '$1'),
    ]),
  )
}
