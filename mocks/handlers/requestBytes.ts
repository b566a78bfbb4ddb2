const CHUNK_BYTES = 65_536
const bytesOfRequest = new WeakMap<Request, Uint8Array<ArrayBuffer>>()

/** A request with its body in memory: `readBytes` returns it directly, other readers get it as a stream. */
export function requestOfBytes(
  url: string,
  init: { readonly method: string; readonly headers: Headers; readonly signal?: AbortSignal },
  bytes: Uint8Array<ArrayBuffer>,
): Request {
  const request = new Request(url, { ...init, ...(bytes.length > 0 && { body: streamOf(bytes), duplex: 'half' }) })
  bytesOfRequest.set(request, bytes)
  return request
}

/** The body of a request. Consumes it unless `requestOfBytes` created the request. */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOfRequest.get(request) ?? new Uint8Array(await request.arrayBuffer())
}

/** MSW clones every request: a stream without a reader copies nothing, bytes would be copied. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let from = 0
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes.slice(from, from + CHUNK_BYTES))
        from += CHUNK_BYTES
        if (from >= bytes.length) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
