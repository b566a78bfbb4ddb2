import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { api as clientApi } from '../../src/api/api.ts'
import { errorStatuses } from '../../src/contract/errors.ts'
import { commonRefusals, type Operation } from '../../src/contract/operation.ts'
import { operations } from '../../src/contract/operations.ts'
import { createBackend } from '../../mocks/handlers/backend.ts'
import { createWorld } from '../../mocks/db/createWorld.ts'
import { resources } from '../../mocks/resources/all.ts'
import { MemoryLog } from '../../mocks/db/log.ts'

const named = Object.entries<Operation>(operations)
const names = new Set(named.map(([name]) => name))

/** Any argument of an endpoint: every property and call returns it again. */
const anyArgument: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '1' : key === Symbol.iterator ? () => [].values() : anyArgument),
  apply: () => anyArgument,
})
const queryDefinition = v.object({ query: v.function() })
const apiRequest = v.looseObject({ operation: v.unknown() })

/** The operations that the client's endpoints send, by the endpoints' names. */
async function requestedOperations(): Promise<Record<string, unknown>> {
  await Promise.all(Object.values(import.meta.glob('../../src/features/**/{api,users,providerPage}.ts')).map((load) => load()))
  const requested: Record<string, unknown> = {}
  const read = (name: string) => (definition: unknown) => {
    requested[name] = v.parse(apiRequest, v.parse(queryDefinition, definition).query(anyArgument)).operation
  }
  clientApi.enhanceEndpoints({
    endpoints: Object.fromEntries(Object.keys(clientApi.endpoints).map((name) => [name, read(name)])),
  })
  return requested
}

describe('contract, client and mock backend name the same operations', () => {
  test('[API-01] the mock backend answers each, and no other', () => {
    const { handlers, api } = createBackend(createWorld(new MemoryLog()), 'http://shop.test/demo/', { resources })
    const addresses = handlers
      .filter(({ info }) => typeof info.method === 'string' && String(info.path).startsWith(api('/v1/')))
      .map(({ info }) => info.header)
    expect(addresses.toSorted()).toEqual(named.map(([, { method, path }]) => `${method} ${api(path)}`).toSorted())
  })

  test('[API-01] the client has an endpoint for each operation, named like it, and no other', async () => {
    // `src/api/http.ts` refreshes tokens, without an endpoint.
    const { refreshTokens } = operations
    expect({ ...(await requestedOperations()), refreshTokens }).toEqual(operations)
  })

  test('[API-01] each operation has an id, and a method and path, of its own', () => {
    expect(new Set(named.map(([, { id }]) => id)).size).toBe(names.size)
    expect(new Set(named.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(names.size)
  })
})

describe('what an operation may refuse', () => {
  test.each(named)('[API-01] %s: codes with a status, none of them common', (_, { refusals }) => {
    for (const code of refusals) expect(Object.keys(errorStatuses)).toContain(code)
    expect(refusals.filter((code) => commonRefusals.includes(code))).toEqual([])
    expect(new Set(refusals).size).toBe(refusals.length)
  })

  test('[API-01] every code is refused with somewhere', () => {
    const used = new Set([...commonRefusals, ...named.flatMap(([, { refusals }]) => refusals)])
    expect(used).toEqual(new Set(Object.keys(errorStatuses)))
  })

  test('[API-04] parameters in a path have a schema, and nothing else has', () => {
    for (const [name, { path, params }] of named)
      expect({ name, has: params !== undefined }).toEqual({ name, has: path.includes(':') })
  })
})
