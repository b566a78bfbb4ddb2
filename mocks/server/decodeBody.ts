import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import { REQUEST_MAX_BYTES } from '../../src/contract/limits.ts'
import { failed } from '../handlers/reply.ts'
import { Refusal } from '../rules/refusal.ts'

type Decode = (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>

/** A decoded body has the limit of one that was not compressed. */
const limit = { maxOutputLength: REQUEST_MAX_BYTES }
const toGunzip = promisify<Uint8Array, ZlibOptions, Buffer<ArrayBuffer>>(gunzip)
const toInflate = promisify<Uint8Array, ZlibOptions, Buffer<ArrayBuffer>>(inflate)
const toInflateRaw = promisify<Uint8Array, ZlibOptions, Buffer<ArrayBuffer>>(inflateRaw)
const toUnbrotli = promisify<Uint8Array, BrotliOptions, Buffer<ArrayBuffer>>(brotliDecompress)

const decoders: Readonly<Record<string, Decode>> = {
  gzip: (bytes) => toGunzip(bytes, limit),
  'x-gzip': (bytes) => toGunzip(bytes, limit),
  // Some clients send it without the header of zlib that the standard asks for.
  deflate: (bytes) => (isZlib(bytes) ? toInflate : toInflateRaw)(bytes, limit),
  br: (bytes) => toUnbrotli(bytes, limit),
}
const NAMES = 'gzip, deflate, br'
/** A client has no reason for more than one; each costs a decoding. */
const MAX_CODINGS = 3

/** The names of a Content-Encoding header, in the order in which they were applied. */
export function codingsOf(header: string | null): string[] {
  const names = (header ?? '').split(',').map((name) => name.trim().toLowerCase())
  return names.filter((name) => name !== '' && name !== 'identity')
}

/** The reply to a body in a coding that the server cannot read; undefined if it can. */
export function refusedCoding(codings: readonly string[]): Response | undefined {
  const isRead = codings.length <= MAX_CODINGS && codings.every((name) => Object.hasOwn(decoders, name))
  if (isRead) return undefined
  const message = `The mock server cannot read Content-Encoding: ${codings.join(', ')}. Send ${NAMES}, or no compression.`
  return failed(415, { code: 'UNSUPPORTED_ENCODING', message }, { 'accept-encoding': NAMES })
}

/** The body without its codings. Throws TOO_LARGE above 35 MB, INVALID_REQUEST for a body that is not in these codings. */
export async function decodeBody(bytes: Uint8Array<ArrayBuffer>, codings: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  let decoded = bytes
  try {
    for (const name of codings.toReversed()) decoded = (await decoders[name]?.(decoded)) ?? decoded
  } catch (error) {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw isLarge ? new Refusal('TOO_LARGE') : new Refusal('INVALID_REQUEST', badBody(codings))
  }
  return decoded
}

const badBody = (codings: readonly string[]) => {
  const name = codings.join(', ')
  return {
    ko: `본문을 ${name}로 풀 수 없어요. Content-Encoding을 확인해 주세요.`,
    en: `The body is not valid ${name}. Please check its Content-Encoding.`,
  }
}

/** By the first two bytes (RFC 1950): the method, and a checksum. */
function isZlib([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0
}
