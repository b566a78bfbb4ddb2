import type { LogEntry } from '../../handlers/requestLog.ts'

const CLEARED = '(cleared)'
const MAX_BODY = 20_000
const tokenKeys = new Set(['accessToken', 'refreshToken', 'authorizationCode'])

/** A request without the tokens of a real backend: those of the mock backend are invented. */
export function withoutTokens(entry: LogEntry): LogEntry {
  const shorten = (body: string | null) => {
    const short = body !== null && body.length > MAX_BODY ? `${body.slice(0, MAX_BODY)}…` : body
    if (!entry.isPassedOn || short === null) return short
    return short.replaceAll(/("(?:accessToken|refreshToken|code|idToken)"\s*:\s*)"[^"]*"/g, `$1"${CLEARED}"`)
  }
  return { ...entry, request: shorten(entry.request), reply: shorten(entry.reply) }
}

/** An exported world without the session of a real backend, if it has one. */
export function withoutForeignSession(text: string): string {
  const world: { changes: (readonly [string, ...unknown[]])[]; localStorage?: object; sessionStorage?: object } = JSON.parse(text)
  const changes = world.changes.filter(([collection]) => collection !== 'foreignTokens')
  if (changes.length === world.changes.length) return text
  return JSON.stringify({
    ...world,
    changes,
    localStorage: clear(world.localStorage),
    sessionStorage: clear(world.sessionStorage),
  })
}

const clear = (items: object = {}) => Object.fromEntries(Object.entries(items).filter(([key]) => !tokenKeys.has(key)))
