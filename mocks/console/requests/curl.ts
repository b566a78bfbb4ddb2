import type { LogEntry } from '../../handlers/requestLog.ts'

type Sent = Pick<LogEntry, 'method' | 'path' | 'request'>

/** What a provider's page posts. */
const FORM = /^[\w.%-]+=/

/** The headers and body of a request, sent as the user who is signed in now. */
export function requestInit({ method, request }: Sent, accessToken: string | null) {
  return {
    method,
    headers: {
      ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
      ...(request !== null && { 'content-type': FORM.test(request) ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(request !== null && { body: request }),
  }
}

/** A request as a command for a POSIX shell. */
export function toCurl(sent: Sent, url: string, accessToken: string | null): string {
  const { method, headers, body } = { body: undefined, ...requestInit(sent, accessToken) }
  const lines = [
    `curl -X ${method} ${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ]
  return lines.join(' \\\n  ')
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
