import { getResponse, type HttpHandler } from 'msw'
import type * as v from 'valibot'
import { parse } from 'valibot'
import { createBackend } from '../../../mocks/handlers/backend.ts'
import { resources } from '../../../mocks/resources/all.ts'
import { errorShape } from '../../../mocks/handlers/providers/calls.ts'
import type { Shop } from '../client.ts'

const BASE = 'http://api.test/'
export const CLIENT = 'http://client.test/shop/'

const handlers = new WeakMap<Shop, readonly HttpHandler[]>()

/** Creating handlers takes longer than a call. */
function handlersOf(shop: Shop): readonly HttpHandler[] {
  const known = handlers.get(shop) ?? createBackend(shop.world, BASE, { resources, registered: { clientUrl: CLIENT } }).handlers
  handlers.set(shop, known)
  return known
}

/** Calls a provider's server like its page; returns status and reply. */
export async function fetchProvider(
  shop: Shop,
  path: string,
  body?: unknown,
  headers = {},
): Promise<{ status: number; reply: unknown }> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers }
  const response = await getResponse([...handlersOf(shop)], new Request(`${BASE}mock/api/${path}`, init))
  if (!response) throw new Error(`nobody answers ${path}`)
  const reply: unknown = await response.json()
  return { status: response.status, reply }
}

/** A call that must succeed; returns the parsed reply. */
export async function callProvider<S extends v.GenericSchema>(
  shop: Shop,
  shape: S,
  path: string,
  body?: unknown,
): Promise<v.InferOutput<S>> {
  const { status, reply } = await fetchProvider(shop, path, body)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(reply)}`)
  return parse(shape, reply)
}

/** The code of a call that must be refused. */
export async function refusalOf(shop: Shop, path: string, body: unknown): Promise<string> {
  const { status, reply } = await fetchProvider(shop, path, body)
  if (status < 400) throw new Error(`${path} was not refused: ${JSON.stringify(reply)}`)
  return parse(errorShape, reply).error.code
}
