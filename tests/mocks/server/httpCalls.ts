import { request as send } from 'node:http'
import { expect } from 'vitest'

type Call = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** A reply of the server with its text. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly text: string }

/** Sends a request with any headers, Host included, which `fetch` sets itself. */
export function call(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    // A connection of its own: the server may close an idle one at the moment of the next call.
    const sent = send(url, { method, agent: false, headers: { ...length, ...headers } }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => (text += part))
      reply.on('error', reject).on('end', () => {
        const received = Object.entries(reply.headersDistinct).map(([name, values]) => [name, values?.join(', ') ?? ''])
        resolve({ status: reply.statusCode ?? 0, headers: new Headers(Object.fromEntries(received)), text })
      })
    })
    sent.on('error', reject).end(body)
  })
}

/** The text of a reply that must be a success. */
export function textOfSuccess({ status, text }: Reply): string {
  expect([status, text]).toEqual([200, expect.stringContaining('"SUCCESS"')])
  return text
}
