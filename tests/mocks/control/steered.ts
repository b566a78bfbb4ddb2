import { getResponse } from 'msw'
import * as v from 'valibot'
import { createBackend, type Backend, type BackendOptions } from '../../../mocks/handlers/backend.ts'
import { createControl, type Control } from '../../../mocks/control/control.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { resourcesWith } from '../../../mocks/resources/all.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import type { Local } from '../../../mocks/control/local.ts'
import { envelope } from '../../../src/contract/envelope.ts'
import { START } from '../client.ts'

const BASE = 'http://shop.test/'

export type Steered = {
  readonly backend: Backend
  readonly control: Control
  /** Sends a request like a client; returns the raw response. */
  readonly send: (method: string, path: string, sent?: { token?: string; body?: unknown }) => Promise<Response>
  /** The same, parsed: status and envelope. */
  readonly ask: (method: string, path: string, sent?: { token?: string; body?: unknown }) => Promise<Reply>
}

type SteeredOptions = BackendOptions & { readonly shared?: MemoryLog; readonly local?: Local }

type Reply = { readonly status: number; readonly code: string | undefined; readonly data: unknown }

/**
 * A mock backend with a control and a pinned clock; with its own change log or a shared one, which makes two backends windows
 * of one world.
 */
export function steered({ shared = new MemoryLog(), local = {}, ...options }: SteeredOptions = {}): Steered {
  const resources = resourcesWith(local)
  const backend = createBackend(createWorld(shared, { resources, pinnedAt: START }), BASE, { resources, ...options })
  const { handlers, overridesOf } = backend
  const send: Steered['send'] = async (method, path, { token, body } = {}) => {
    const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' })
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
    const reply = await getResponse([...overridesOf(local), ...handlers], new Request(new URL(path, BASE), init))
    if (!reply) throw new Error(`no handler for ${method} ${path}`)
    return reply
  }
  const ask: Steered['ask'] = async (method, path, sent) => {
    const reply = await send(method, path, sent)
    const { data, error } = v.parse(envelope, await reply.json())
    return { status: reply.status, code: error?.code, data }
  }
  return { backend, control: createControl({ ...backend, appUrl: BASE, ownScenarios: local.scenarios ?? [] }), send, ask }
}

/** The access token of the scenario’s user. */
export async function standIn({ control }: Steered, id: string): Promise<string> {
  return (await control.scenario({ id })).localStorage['accessToken'] ?? ''
}
