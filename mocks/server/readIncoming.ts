import type { IncomingMessage } from 'node:http'
import { REQUEST_MAX_BYTES } from '../../src/contract/limits.ts'
import { Refusal } from '../rules/refusal.ts'

const FIRST_BYTES = 16_384

/** The body of a request as one array. Throws TOO_LARGE above 35 MB, before reading if the length is announced. */
export async function readIncoming(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(incoming.headers['content-length'] ?? FIRST_BYTES)
  if (announced > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
  let bytes = new Uint8Array(announced)
  let length = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    const part: Uint8Array = chunk
    if (length + part.length > REQUEST_MAX_BYTES) throw new Refusal('TOO_LARGE')
    if (length + part.length > bytes.length) bytes = enlarged(bytes, length + part.length)
    bytes.set(part, length)
    length += part.length
  }
  return bytes.subarray(0, length)
}

function enlarged(bytes: Uint8Array, atLeast: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(atLeast, bytes.length * 2))
  larger.set(bytes)
  return larger
}
