import * as v from 'valibot'
import { errorShape } from '../handlers/providers/calls.ts'

/** Why a call has no reply: the provider refused it, or it failed. `unable`: this browser cannot emulate the page. */
export type Failure =
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'failed' | 'unable' }

export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

type Capabilities = { readonly navigations: boolean; readonly volatile?: string }
let starting: Promise<Capabilities> | undefined

/** Starts the mocks in a mocked build, as the app does. In other builds the HTTP server handles the requests. */
function backendCapabilities(): Promise<Capabilities> {
  starting ??= start()
  return starting
}

async function start(): Promise<Capabilities> {
  // A literal condition, so that the bundler removes the mocks from the server's build of these pages.
  if (import.meta.env.VITE_API !== 'mock') return { navigations: true }
  const { startMocks } = await import('../browser.ts')
  return startMocks()
}

/** What a page needs besides requests: mocked form posts, or a world shared with the shop's page. */
export type Need = 'nothing' | 'postedForms' | 'sharedWorld'

/** Calls the provider's server: a POST with a body, else a GET. Throws CallFailed. */
export async function callProvider<S extends v.GenericSchema>(
  shape: S,
  path: string,
  { body, need = 'nothing' }: { body?: unknown; need?: Need } = {},
): Promise<v.InferOutput<S>> {
  const capabilities = await backendCapabilities()
  if (need === 'postedForms' && !capabilities.navigations) throw new CallFailed({ kind: 'unable' })
  if (need === 'sharedWorld' && capabilities.volatile !== undefined) throw new CallFailed({ kind: 'unable' })
  const url = new URL(`${ownBase()}mock/api/${path}`, location.href)
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }).catch(() => null)
  const json: unknown = await response?.json().catch(() => undefined)
  if (!response?.ok) throw new CallFailed(refusalIn(json))
  const reply = v.safeParse(shape, json)
  if (!reply.success) throw new CallFailed({ kind: 'failed' })
  return reply.output
}

/** The base of this page: a server has one for each world. Stories have another path. */
function ownBase(): string {
  return /^(.*\/)mock\/[^/]*$/.exec(location.pathname)?.[1] ?? import.meta.env.BASE_URL
}

function refusalIn(json: unknown): Failure {
  const refusal = v.safeParse(errorShape, json)
  return refusal.success ? { kind: 'refused', ...refusal.output.error } : { kind: 'failed' }
}

/** The failure of a rejected call; any other error counts as failed. */
export const failureOf = (thrown: unknown): Failure => (thrown instanceof CallFailed ? thrown.failure : { kind: 'failed' })

/** The parameters a page was opened with. */
export const pageFields = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search))
