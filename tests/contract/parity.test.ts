import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as auth from '../../src/contract/auth.ts'
import * as episodes from '../../src/contract/episodes.ts'
import { errorStatuses } from '../../src/contract/errors.ts'
import { commonRefusals, type Operation } from '../../src/contract/operation.ts'
import { operations } from '../../src/contract/operations.ts'
import * as orders from '../../src/contract/orders.ts'
import * as payment from '../../src/contract/payment.ts'
import * as picks from '../../src/contract/picks.ts'
import * as products from '../../src/contract/products.ts'
import * as reviews from '../../src/contract/reviews.ts'
import * as users from '../../src/contract/users.ts'
import { createBackend } from '../../mocks/control/backend.ts'
import { createWorld } from '../../mocks/db/collections.ts'
import { MemoryLog } from '../../mocks/db/log.ts'

const named = Object.entries<Operation>(operations)
const names = new Set(named.map(([name]) => name))
const sources = (folder: string) => readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))

describe('contract, client and mock backend name the same operations', () => {
  test('[API-01] the mock backend answers each, and no other', () => {
    const { handlers, api } = createBackend(createWorld(new MemoryLog()), 'http://shop.test/demo/')
    const addresses = handlers
      .filter(({ info }) => typeof info.method === 'string' && String(info.path).startsWith(api('/v1/')))
      .map(({ info }) => info.header)
    expect(addresses.toSorted()).toEqual(named.map(([, { method, path }]) => `${method} ${api(path)}`).toSorted())
  })

  test('[API-01] the client asks for each, and for no other', () => {
    // The client imports each by its resource's own name for it, so that a page loads no other.
    const exported = new Map<string, unknown>(
      [auth, episodes, orders, payment, picks, products, reviews, users].flatMap((resource) => Object.entries(resource)),
    )
    const calls = sources('src/api').flatMap((source) =>
      [...source.matchAll(/(\w+): build\.(?:query|infiniteQuery|mutation)<[\s\S]*?\bcall\((?:\w+\.)?(\w+)/g)].map(
        ([, asked = '', name = '']) => ({ asked, operation: exported.get(name) }),
      ),
    )
    // The transport itself renews the tokens.
    expect(new Set([...calls.map(({ asked }) => asked), 'refreshTokens'])).toEqual(names)
    const known = new Map<string, unknown>(Object.entries(operations))
    expect(calls.filter(({ asked, operation }) => known.get(asked) !== operation)).toEqual([])
    expect(calls).toHaveLength(names.size - 1)
  })

  test('[API-01] each has an id, and a method and path, of its own', () => {
    expect(named).toHaveLength(33)
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
