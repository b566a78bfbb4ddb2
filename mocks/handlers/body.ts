import { REQUEST_MAX_BYTES } from '../../src/contract/limits.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { Refusal } from '../rules/refusal.ts'
import { readParts } from './multipart.ts'

/** A file of a multipart request. */
export type Upload = { readonly type: string; readonly bytes: Uint8Array }

/** A parsed but not validated body. `json` is undefined if the operation takes none, or if `error` is set. */
export type Body = { readonly json: unknown; readonly files: readonly Upload[]; readonly error?: Refusal }

/**
 * Reads the body of an operation. Throws TOO_LARGE above 35 MB. A body that is not JSON is returned as `error`, since
 * refusals of the caller come first (API-14).
 */
export async function readBody(operation: Operation, headers: Headers, readBytes: () => Promise<Uint8Array>): Promise<Body> {
  if (Number(headers.get('content-length')) > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
  const bytes = operation.method === 'GET' ? new Uint8Array() : await readBytes()
  if (bytes.byteLength > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
  if (!operation.body) return { json: undefined, files: [] }

  const type = headers.get('content-type') ?? ''
  try {
    if (operation.multipart) return await readMultipart(operation.multipart, bytes, type)
    if (!/^application\/json\s*(;|$)/i.test(type)) return invalidBody()
    return { json: parseJson(bytes), files: [] }
  } catch (error) {
    return invalidBody(error instanceof Refusal ? error : undefined)
  }
}

const invalidBody = (error = new Refusal('INVALID_REQUEST')): Body => ({ json: undefined, files: [], error })

async function readMultipart(names: NonNullable<Operation['multipart']>, bytes: Uint8Array, type: string): Promise<Body> {
  const parts = await readParts(bytes, type)
  const json = parseJson(parts.find(({ name }) => name === names.part)?.bytes)
  return { json, files: parts.filter(({ name }) => name === names.files) }
}

function parseJson(bytes: Uint8Array | undefined): unknown {
  const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return json
}
