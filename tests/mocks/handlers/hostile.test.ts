import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Operation } from '../../../src/contract/operation.ts'
import { examples, operations } from '../../../src/contract/operations.ts'
import * as orders from '../../../src/contract/orders.ts'
import * as payment from '../../../src/contract/payment.ts'
import * as products from '../../../src/contract/products.ts'
import * as reviews from '../../../src/contract/reviews.ts'
import { statusAndCode, Shop } from '../client.ts'

const HUGE = 2 ** 53
const invalidValues: [name: string, value: unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['of a wrong type', { toString: 'no' }],
  ['an empty list', []],
  ['huge', HUGE],
  ['negative', -1],
  ['a fraction', 0.5],
  ['too long', '가'.repeat(100_000)],
  ['half a surrogate pair', '\uDC00'],
  ['script', '<script>alert(1)</script>'],
  ['markup of a path', '../../v1/users/1'],
  ['a null character', '\0'],
]

/** The shop's operations are tested in rules/hostileOrders.test.ts, all others here. */
const ofShop = new Set<unknown>([orders, payment, products, reviews].flatMap((resource) => Object.values(resource)))
const others = Object.entries<Operation>(operations).filter(([, operation]) => !ofShop.has(operation))

const fillPath = (path: string, id: string) => path.replaceAll(/:\w+/g, id)

/** Problems of the reply to an invalid request: a server error, a missing code, or a changed world. Undefined if accepted. */
async function findFaults(shop: Shop, operation: Operation, path: string, body: object): Promise<string[] | undefined> {
  const token = await shop.tokenOf('jihoon')
  const before = await shop.world.export()
  const sent = { token, type: 'application/json', body: JSON.stringify(body) }
  const { status, error } = await shop.send(operation.method, path, sent)
  if (status >= 500) return [`answers ${status}`]
  if (status < 400) return undefined
  return [...(error?.code ? [] : ['no code']), ...((await shop.world.export()) === before ? [] : ['something changed'])]
}

const bodies = new Map<string, Readonly<Record<string, unknown>>>(Object.entries(examples))
const withBodies = others.flatMap(([name, operation]) => {
  const body = bodies.get(name)
  return body ? [[name, operation, body] as const] : []
})

test('[API-04] every operation with a body has an example that its schema accepts', () => {
  const all = Object.entries<Operation>(operations)
  expect(all.filter(([name, { body }]) => body && !v.is(body, bodies.get(name))).map(([name]) => name)).toEqual([])
})

test.each(withBodies)(
  '[API-04] %s: an invalid field is rejected or stored as text, never a server error',
  async (_, operation, body) => {
    let shop = new Shop()
    for (const field of Object.keys(body)) {
      for (const [what, value] of invalidValues) {
        const faults = await findFaults(shop, operation, fillPath(operation.path, '2'), { ...body, [field]: value })
        expect({ field, what, faults: faults ?? [] }).toEqual({ field, what, faults: [] })
        // Each request meets the seed.
        if (!faults) shop = new Shop()
      }
    }
  },
)

test.each(withBodies)('[API-04] %s: invalid JSON and other content types are rejected', async (_, operation) => {
  const shop = new Shop()
  const path = fillPath(operation.path, '2')
  for (const [type, body] of [
    ['application/json', '{'],
    ['application/json', 'undefined'],
    ['text/html', '<p>'],
  ] as const) {
    expect(statusAndCode(await shop.send(operation.method, path, { as: 'jihoon', type, body }))).toEqual([400, 'INVALID_REQUEST'])
  }
})

test('[API-04] a body of 36 MB is rejected', async () => {
  const sent = { as: 'jihoon', type: 'application/json', body: new Uint8Array(36 * 1024 * 1024) } as const
  expect(statusAndCode(await new Shop().send('POST', operations.recordPick.path, sent))).toEqual([413, 'TOO_LARGE'])
})

test.each(others)("[API-06] %s: another id in the path or the query returns no other user's data", async (name, operation) => {
  const shop = new Shop()
  const body = bodies.get(name)
  const sent = body ? { as: 'jihoon' as const, type: 'application/json', body: JSON.stringify(body) } : { as: 'jihoon' as const }
  for (const id of ['1', '999999999', '0', 'x', '__proto__', '1%2F..', "1'--", '%E0%A4%A']) {
    for (const search of ['', '?episodeId=6', '?episodeId=__proto__', '?episodeId=6&episodeId=x&__proto__=1']) {
      const { status, data } = await shop.send(operation.method, fillPath(operation.path, id) + search, sent)
      expect(status).toBeLessThan(500)
      expect(JSON.stringify(data)).not.toContain('minseo@example.com')
    }
  }
})
