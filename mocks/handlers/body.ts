import { REQUEST_MAX_BYTES } from '../../src/contract/limits.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { base64Of } from '../rules/images.ts'
import { Refusal } from '../rules/refusal.ts'

/** A file of a multipart request. */
export type Upload = { readonly type: string; readonly bytes: Uint8Array; readonly base64: string }

/** What was sent, read but not yet judged: `json` is absent where the operation takes none or it cannot be read. */
export type Body = { readonly json: unknown; readonly files: readonly Upload[]; readonly unreadable?: Refusal }

/**
 * Reads the body an operation asks for. Throws TOO_LARGE over 35 MB; what is no JSON is told in `unreadable`, so that who
 * may not call at all is told that first.
 */
export async function bodyOf(operation: Operation, request: Request): Promise<Body> {
  if (Number(request.headers.get('content-length')) > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
  if (!operation.body) return { json: undefined, files: [] }

  const type = request.headers.get('content-type') ?? ''
  try {
    if (operation.multipart) return await multipart(operation.multipart, bytes, type)
    if (!/^application\/json\s*(;|$)/i.test(type)) return unreadable()
    return { json: parsed(bytes), files: [] }
  } catch {
    return unreadable()
  }
}

const unreadable = (): Body => ({ json: undefined, files: [], unreadable: new Refusal('INVALID_REQUEST') })

async function multipart(parts: NonNullable<Operation['multipart']>, bytes: ArrayBuffer, type: string): Promise<Body> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const part = form.get(parts.part)
  const json = parsed(typeof part === 'string' ? new TextEncoder().encode(part) : await part?.arrayBuffer())
  return { json, files: await Promise.all(form.getAll(parts.files).map(uploadOf)) }
}

async function uploadOf(sent: File | string): Promise<Upload> {
  const file = typeof sent === 'string' ? new Blob([sent]) : sent
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { type: file.type, bytes, base64: base64Of(bytes) }
}

function parsed(bytes: ArrayBuffer | Uint8Array | undefined): unknown {
  const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return json
}
