import { koreanTime } from '../db/koreanTime.ts'

const MAX_ERRORS = 50
const MAX_LENGTH = 2000

/** An error of this page: logged on the browser's console, thrown, or a rejection without a handler. */
export type ConsoleError = {
  /** The device's time in Korea, ISO 8601. */
  readonly at: string
  readonly kind: 'logged' | 'thrown' | 'rejected'
  readonly message: string
}

/** Collects the page's latest errors for a report; returns a function that reads them. */
export function collectErrors(): () => readonly ConsoleError[] {
  const errors: ConsoleError[] = []
  const add = (kind: ConsoleError['kind'], ...parts: readonly unknown[]) => {
    errors.push({ at: koreanTime(Date.now()), kind, message: parts.map(textOf).join(' ').slice(0, MAX_LENGTH) })
    if (errors.length > MAX_ERRORS) errors.shift()
  }
  const { console } = globalThis
  Object.assign(console, { error: withCopy(console.error.bind(console), (...parts) => add('logged', ...parts)) })
  addEventListener('error', ({ error, message }) => add('thrown', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => add('rejected', reason))
  return () => errors
}

type Log = (...parts: readonly unknown[]) => void

const withCopy =
  (log: Log, copy: Log): Log =>
  (...parts) => {
    copy(...parts)
    log(...parts)
  }

function textOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (part instanceof Error) return part.stack ?? part.message
  try {
    return JSON.stringify(part) ?? typeof part
  } catch {
    return Object.prototype.toString.call(part)
  }
}
