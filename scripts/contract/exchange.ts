import type { Exchange } from './report.ts'

const MAX_TEXT = 4000

/** A request to a path and its reply as text, without the caller's token. `text` is the reply's body, if it was read. */
export function exchangeOf(
  path: string,
  { method = 'GET', headers, body }: RequestInit,
  response: Response,
  text = '',
): Exchange {
  const sent = new Headers(headers)
  if (sent.has('authorization')) sent.set('authorization', 'Bearer (left out)')
  return {
    request: [`${method} ${path}`, ...linesOf(sent), '', cut(bodyText(body))].join('\n').trim(),
    reply: [String(response.status), ...linesOf(response.headers), '', cut(text)].join('\n').trim(),
  }
}

const linesOf = (headers: Headers) =>
  ['authorization', 'content-type', 'allow', 'location'].flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })

function bodyText(body: RequestInit['body']): string {
  if (body === null || body === undefined) return ''
  if (typeof body === 'string') return body
  return body instanceof URLSearchParams ? body.toString() : '(a form with files)'
}

const cut = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)
