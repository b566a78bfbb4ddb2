export type Verdict = 'ok' | 'wrong' | 'cannot tell'

/** One line of the doctor's report. `todo` says what to do, if anything. */
export type Finding = {
  readonly name: string
  readonly verdict: Verdict
  readonly detail: string
  readonly todo?: string
}

export const ok = (name: string, detail: string): Finding => ({ name, verdict: 'ok', detail })
export const wrong = (name: string, detail: string, todo: string): Finding => ({ name, verdict: 'wrong', detail, todo })
export const cannotTell = (name: string, detail: string, todo: string): Finding => ({
  name,
  verdict: 'cannot tell',
  detail,
  todo,
})

/** A reply, or the error instead of one. */
export type Probe = { readonly reply: Response; readonly text: string } | { readonly error: string }

export async function probe(url: string, init: RequestInit = {}): Promise<Probe> {
  try {
    const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init })
    return { reply, text: await reply.text() }
  } catch (error) {
    const { message, cause }: { message?: unknown; cause?: unknown } = Object(error)
    const { code, message: reason }: { code?: unknown; message?: unknown } = Object(cause)
    return { error: `${String(code ?? reason ?? message)}${proxyNote()}` }
  }
}

/** Node's `fetch` does not read the variables that curl and browsers read. */
export const proxyNote = (env = process.env): string =>
  ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].some((name) => env[name])
    ? ' (a proxy is set, but Node’s fetch uses it only by NODE_USE_ENV_PROXY=1, from Node 22.21 on)'
    : ''
