import type { ServerResponse } from 'node:http'

/** The path of a request below the base, without its query; undefined outside the base. */
export function pathBelow(base: string, url = ''): string | undefined {
  const [address = ''] = url.split('?')
  return address.startsWith(base) ? address.slice(base.length) : undefined
}

/** Sends a response of the dev server that the browser does not cache. */
export function send(response: ServerResponse, body: string | Buffer, type: string): void {
  response.setHeader('content-type', type)
  response.setHeader('cache-control', 'no-cache')
  response.end(body)
}
