import { getResponse } from 'msw'
import type * as v from 'valibot'
import { parse } from 'valibot'
import { createBackend } from '../../../mocks/control/backend.ts'
import { refusalShape } from '../../../mocks/providers/calls.ts'
import type { Shop } from '../client.ts'

const BASE = 'http://api.test/'
export const CLIENT = 'http://client.test/shop/'

/** Calls a provider's server as its page does; the status, and what it said. */
export async function ask(shop: Shop, path: string, body?: unknown): Promise<{ status: number; said: unknown }> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const { handlers } = createBackend(shop.world, BASE, { registered: { clientUrl: CLIENT } })
  const response = await getResponse([...handlers], new Request(`${BASE}mock/api/${path}`, init))
  if (!response) throw new Error(`nobody answers ${path}`)
  const said: unknown = await response.json()
  return { status: response.status, said }
}

/** A call that must succeed, read by its shape. */
export async function told<S extends v.GenericSchema>(
  shop: Shop,
  shape: S,
  path: string,
  body?: unknown,
): Promise<v.InferOutput<S>> {
  const { status, said } = await ask(shop, path, body)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(said)}`)
  return parse(shape, said)
}

/** The code of a call that must be refused. */
export async function refusalOf(shop: Shop, path: string, body: unknown): Promise<string> {
  const { status, said } = await ask(shop, path, body)
  if (status < 400) throw new Error(`${path} was not refused: ${JSON.stringify(said)}`)
  return parse(refusalShape, said).error.code
}
