import * as v from 'valibot'
import { refusalShape } from './calls.ts'

/** Why a page got no answer: the provider said no, or nobody could be asked. `unable`: this browser cannot play the part at all. */
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

type Able = { readonly navigations: boolean; readonly volatile?: string }
let starting: Promise<Able> | undefined

/** Who answers: in a mocked build the mocks, started in this page as in the app; otherwise the server the page came from. */
function whoAnswers(): Promise<Able> {
  starting ??= start()
  return starting
}

async function start(): Promise<Able> {
  // Literally so, for the bundler: the server's build of these pages has no mocks inside.
  if (import.meta.env.VITE_API !== 'mock') return { navigations: true }
  const { startMocks } = await import('../browser.ts')
  return startMocks()
}

/** What a page needs of its browser beyond requests: forms that are answered, or a world that the shop's page shares. */
export type Need = 'nothing' | 'postedForms' | 'sharedWorld'

/** Asks the provider's server. Throws CallFailed. With a body it is a POST. */
export async function ask<S extends v.GenericSchema>(
  shape: S,
  path: string,
  { body, need = 'nothing' }: { body?: unknown; need?: Need } = {},
): Promise<v.InferOutput<S>> {
  const able = await whoAnswers()
  if (need === 'postedForms' && !able.navigations) throw new CallFailed({ kind: 'unable' })
  if (need === 'sharedWorld' && able.volatile !== undefined) throw new CallFailed({ kind: 'unable' })
  const url = new URL(`${import.meta.env.BASE_URL}mock/api/${path}`, location.href)
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }).catch(() => null)
  const said: unknown = await response?.json().catch(() => undefined)
  if (!response?.ok) throw new CallFailed(refusalIn(said))
  const reply = v.safeParse(shape, said)
  if (!reply.success) throw new CallFailed({ kind: 'failed' })
  return reply.output
}

function refusalIn(said: unknown): Failure {
  const refusal = v.safeParse(refusalShape, said)
  return refusal.success ? { kind: 'refused', ...refusal.output.error } : { kind: 'failed' }
}

/** What a rejected call says; a mistake of ours is a failure too. */
export const failureOf = (thrown: unknown): Failure => (thrown instanceof CallFailed ? thrown.failure : { kind: 'failed' })

/** The parameters a page was opened with. */
export const pageFields = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search))
