import { REQUEST_MAX_BYTES } from '../../src/contract/limits.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { base64Of } from '../rules/products/images.ts'
import { Refusal } from '../rules/refusal.ts'

/** A file of a multipart request. */
export type Upload = { readonly type: string; readonly bytes: Uint8Array; readonly base64: string }

/** A body that was read but not validated. `json` is undefined where the operation takes none, or where `error` is set. */
export type Body = { readonly json: unknown; readonly files: readonly Upload[]; readonly error?: Refusal }

/**
 * Reads the body that an operation takes. Throws TOO_LARGE over 35 MB. A body that is no JSON is returned as `error`, since
 * the caller's own refusal comes first (API-14).
 */
export async function readBody(operation: Operation, headers: Headers, readBytes: () => Promise<ArrayBuffer>): Promise<Body> {
  if (Number(headers.get('content-length')) > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
  const bytes = operation.method === 'GET' ? new ArrayBuffer() : await readBytes()
  if (bytes.byteLength > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
  if (!operation.body) return { json: undefined, files: [] }

  const type = headers.get('content-type') ?? ''
  try {
    if (operation.multipart) return await readMultipart(operation.multipart, bytes, type)
    if (!/^application\/json\s*(;|$)/i.test(type)) return invalidBody()
    return { json: parseJson(bytes), files: [] }
  } catch {
    return invalidBody()
  }
}

const invalidBody = (): Body => ({ json: undefined, files: [], error: new Refusal('INVALID_REQUEST') })

async function readMultipart(parts: NonNullable<Operation['multipart']>, bytes: ArrayBuffer, type: string): Promise<Body> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const part = form.get(parts.part)
  const json = parseJson(typeof part === 'string' ? new TextEncoder().encode(part) : await part?.arrayBuffer())
  return { json, files: await Promise.all(form.getAll(parts.files).map(readUpload)) }
}

async function readUpload(value: File | string): Promise<Upload> {
  const file = typeof value === 'string' ? new Blob([value]) : value
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { type: file.type, bytes, base64: base64Of(bytes) }
}

function parseJson(bytes: ArrayBuffer | Uint8Array | undefined): unknown {
  const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return json
}
