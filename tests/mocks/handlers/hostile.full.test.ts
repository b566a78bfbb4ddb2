import * as v from 'valibot'
import { expect, test } from 'vitest'
import { errorStatuses } from '../../../src/contract/errors.ts'
import type { Operation } from '../../../src/contract/operation.ts'
import { examples, operations } from '../../../src/contract/operations.ts'
import { DAY, statusAndCode, Shop, type ApiReply } from '../client.ts'
import { buy, draftOf, keyFor, linesOf, place, visit } from '../rules/purchase.ts'

const as = 'jihoon'
type Body = Readonly<Record<string, unknown>>

/** What replaces each field of a valid body in turn. */
const invalidValues: readonly unknown[] = [
  undefined,
  null,
  { toString: 'no' },
  [],
  [null],
  2 ** 53,
  -1,
  0.5,
  true,
  '가'.repeat(100_000),
  '\uDC00',
  'a\uD800b',
  '<script>alert(1)</script>',
  '../../v1/users/1',
  '\0',
  '__proto__',
]

const notJson: readonly BodyInit[] = [
  '',
  '{',
  '{"orderId":"1",',
  'undefined',
  'null',
  '[]',
  '"text"',
  '1e999',
  '['.repeat(100_000),
  // A byte that is not UTF-8.
  new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
]
const otherTypes = ['text/plain', 'text/html', 'application/x-www-form-urlencoded', 'application/jsonp', 'multipart/form-data']

/** Bodies that the world of the shop accepts; those of the other operations are the contract's examples. */
const accepted: Readonly<Record<string, (shop: Shop) => Promise<Body>>> = {
  createOrder: async (shop) => ({ ...(await draftOf(shop, as, { productId: 1 })) }),
  mobilePaymentForm: async (shop) => ({ orderId: (await place(shop, as, { productId: 1 })).orderId, paymentMethod: 'Card' }),
  confirmOrder: async (shop) => {
    const order = await place(shop, as, { productId: 1 })
    return { orderId: order.orderId, amount: order.amount, paymentKey: await keyFor(shop, order) }
  },
  failOrder: async (shop) => ({ orderId: (await place(shop, as, { productId: 1 })).orderId, failCode: 'X', failMessage: 'x' }),
  cancelOrder: async (shop) => {
    const { orderId } = await buy(shop, as, [{ productId: 1 }])
    return { orderId, cancelReason: '변심', virtualAccount: { accountNumber: '1102223334', bankCode: '88', holderName: '염' } }
  },
  cancelOrderLine: async (shop) => {
    const { orderId } = await buy(shop, as, [{ productId: 1 }, { productId: 2 }])
    return { orderId, orderItemId: (await linesOf(shop, orderId))[0]?.id, cancelReason: '변심' }
  },
  createReview: async (shop) => {
    const { orderId } = await buy(shop, as, [{ productId: 1 }])
    await shop.advanceClock(4 * DAY)
    await shop.call(operations.reviews, {}, { as })
    return { ...examples.createReview, orderId, orderItemId: (await linesOf(shop, orderId))[0]?.id }
  },
  saveMemo: async (shop) => {
    await shop.call(operations.recordPick, { body: examples.recordPick }, { as })
    return examples.saveMemo
  },
}

const bodies: Readonly<Record<string, Body>> = examples
const named = Object.entries<Operation>(operations)
const withBodies = named.filter(([, { body }]) => body)

/** A new shop, and a body that it accepts. */
async function open(name: string): Promise<{ shop: Shop; body: Body }> {
  const shop = new Shop()
  const body = (await accepted[name]?.(shop)) ?? bodies[name] ?? {}
  await shop.tokenOf(as)
  return { shop, body }
}

/** The path of an operation with this id; Jihoon's own by default. */
const pathOf = ({ path }: Operation, id = '2') => path.replaceAll(/:\w+/g, id)

function send(shop: Shop, operation: Operation, body: unknown): Promise<ApiReply> {
  const path = pathOf(operation)
  const json = JSON.stringify(body)
  if (!operation.multipart) return shop.send(operation.method, path, { as, type: 'application/json', body: json })
  const form = new FormData()
  form.append(operation.multipart.part, new Blob([json], { type: 'application/json' }))
  return shop.send(operation.method, path, { as, body: form })
}

/** The version of the world's newest change. */
const versionOf = async ({ world }: Shop) => (await world.log.read(0)).at(-1)?.version

const statuses = new Map<unknown, number>(Object.entries(errorStatuses))
const statusOf = (code: unknown) => statuses.get(code)

/** Sends a request that must be refused with a code of the contract, in its envelope, and change nothing. */
async function refusalOf(shop: Shop, request: () => Promise<ApiReply>): Promise<ApiReply> {
  const before = await versionOf(shop)
  const reply = await request()
  expect(reply).toMatchObject({ result: 'FAIL', data: null, error: { message: expect.any(String) } })
  expect(reply.status).toBe(statusOf(reply.error?.code))
  expect(await versionOf(shop)).toBe(before)
  return reply
}

/** The paths of a body's fields, nested ones included. */
function* fieldsOf(body: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof body !== 'object' || body === null) return
  for (const [name, inner] of Object.entries(body)) {
    yield [...path, name]
    yield* fieldsOf(inner, [...path, name])
  }
}

/** A copy of the body with another value of the field. */
function replaced(body: unknown, [name, ...inner]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const field = replaced(Reflect.get(Object(body), name), inner, value)
  return Array.isArray(body) ? body.with(Number(name), field) : { ...Object(body), [name]: field }
}

test('[API-04] every operation with a body has an example that its schema accepts', () => {
  expect(withBodies.filter(([name, { body }]) => body && !v.is(body, bodies[name])).map(([name]) => name)).toEqual([])
})

test.each(withBodies)(
  '[API-01] [API-04] %s: an invalid field is rejected without a change, or stored as text',
  async (name, operation) => {
    let { shop, body } = await open(name)
    for (const value of invalidValues) {
      let isStored = false
      for (const field of fieldsOf(body)) {
        const before = await versionOf(shop)
        const { status, error } = await send(shop, operation, replaced(body, field, value))
        // A wrong guess of an order number is counted.
        const isCounted = name === 'guestOrder' && error?.code === 'ORDER_NOT_FOUND'
        const isRight = status === 200 || statusOf(error?.code) === status
        const isChanged = status !== 200 && !isCounted && (await versionOf(shop)) !== before
        const what = { field, value: JSON.stringify(value)?.slice(0, 40), code: error?.code }
        expect({ ...what, isServerError: status >= 500, isRight, isChanged }).toEqual({
          ...what,
          isServerError: false,
          isRight: true,
          isChanged: false,
        })
        isStored ||= status === 200 || isCounted
      }
      if (isStored) ({ shop, body } = await open(name))
    }
  },
)

test.each(withBodies)('[API-04] %s: unknown fields and __proto__ are ignored', async (name, operation) => {
  const { shop, body } = await open(name)
  const text = JSON.stringify(body).replace('{', '{"__proto__":{"isAdmin":true},"constructor":1,"more":[1],')
  const refused: Readonly<Record<string, unknown>> = {
    guestOrder: [404, 'ORDER_NOT_FOUND'],
    signInWithGoogle: [401, 'INVALID_AUTHORIZATION_CODE'],
    signInWithNaver: [401, 'INVALID_AUTHORIZATION_CODE'],
  }
  expect(statusAndCode(await send(shop, operation, JSON.parse(text)))).toEqual(refused[name] ?? [200, undefined])
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
})

test.each(withBodies)('[API-04] %s: what is no JSON object, or of another type, is rejected', async (name, operation) => {
  const { shop, body } = await open(name)
  const sent = [
    ...notJson.map((text) => ({ type: 'application/json', body: text })),
    ...otherTypes.map((type) => ({ type, body: JSON.stringify(body) })),
  ]
  for (const each of sent) {
    const reply = await refusalOf(shop, () => shop.send(operation.method, pathOf(operation), { as, ...each }))
    expect(statusAndCode(reply)).toEqual([400, 'INVALID_REQUEST'])
  }
})

test.each(named.filter(([, { access }]) => access !== 'public'))(
  '[API-14] %s: a missing or wrong token is reported before an invalid body',
  async (name, operation) => {
    const { shop } = await open(name)
    const token = await shop.tokenOf(as)
    const invalid = operation.method === 'GET' ? {} : { type: 'application/json', body: '{' }
    for (const caller of [{}, { token: '' }, { token: `${token}x` }, { token: token.slice(1) }]) {
      const reply = await refusalOf(shop, () => shop.send(operation.method, pathOf(operation), { ...caller, ...invalid }))
      const code = operation.access === 'refreshToken' ? 'INVALID_REFRESH_TOKEN' : 'INVALID_TOKEN'
      expect(statusAndCode(reply)).toEqual([401, code])
    }
  },
)

test.each(named)('[API-03] %s: other methods and other paths are rejected', async (name, operation) => {
  const { shop } = await open(name)
  const own = methodsAt(pathOf(operation))
  for (const method of ['PUT', 'PATCH', 'DELETE', 'PROPFIND'].filter((each) => !own.includes(each))) {
    const reply = await refusalOf(shop, () => shop.send(method, pathOf(operation), { as }))
    expect(statusAndCode(reply)).toEqual([405, 'METHOD_NOT_ALLOWED'])
  }
  for (const end of ['/', '%', '%E0%A4%A', '%00', '/%2e%2e/zz', '/zz', ';zz']) {
    const address = pathOf(operation) + end
    const reply = await refusalOf(shop, () => shop.send(operation.method, address, { as }))
    const others = methodsAt(address)
    const statuses = others.length === 0 || others.includes(operation.method) ? [400, 404] : [405]
    expect({ end, status: reply.status }).toEqual({ end, status: expect.toBeOneOf(statuses) })
  }
})

/** The methods of the contract at an address. */
const methodsAt = (address: string): readonly string[] =>
  named.flatMap(([, { path, method }]) => (new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address) ? [method] : []))

/** Whether the contract allows the id in the path, and the query. */
function isValid({ path, params, query }: Operation, id: string, search: string): boolean {
  if (params && id === '%E0%A4%A') return false
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const isPath = !params || v.is(params, Object.fromEntries(names.map((name) => [name, decodeURIComponent(id)])))
  return isPath && (!query || v.is(query, Object.fromEntries(new URLSearchParams(search))))
}

test.each(named)("[API-05] [API-06] %s: no id returns other users' data or a server error", async (name, operation) => {
  const { shop, body } = await open(name)
  const orders = await shop.world.read((tx) => tx.orders.findMany((q) => q.where({ userId: 1 })).map(({ orderId }) => orderId))
  const isOfOrder = operation.path.includes(':orderId') || 'orderId' in body
  const ids = ['1', '0', '-1', '1.0', '1e3', '9999999999999999', 'x', '%20', '__proto__', '1%2F..', "1'--", '%E0%A4%A']
  for (const id of isOfOrder ? [...ids, ...orders] : ids) {
    for (const search of ['', 'episodeId=6&page=1&__proto__=1', 'episodeId=__proto__&page=1', 'episodeId=6&page=0']) {
      const json = JSON.stringify('orderId' in body ? { ...body, orderId: id } : body)
      const sent = operation.body ? ({ as, type: 'application/json', body: json } as const) : ({ as } as const)
      const { status, data } = await shop.send(operation.method, `${pathOf(operation, id)}?${search}`, sent)
      const isRight = isValid(operation, id, search) ? status < 500 : status === 400
      expect({ id, search, status, isRight }).toEqual({ id, search, status, isRight: true })
      expect(JSON.stringify(data)).not.toMatch(/minseo@example\.com|구민서/)
    }
  }
})

test('[API-04] script text is stored unchanged', async () => {
  const shop = new Shop()
  const script = '<script>alert("1")</script> & \u202Etxt\u0000'
  const { orderId } = await place(shop, as, { productId: 1 })
  const body = { orderId, failCode: script, failMessage: script }
  expect(await shop.call(operations.failOrder, { body }, { as })).toMatchObject({ failCode: script, failMessage: script })
})

test.each(['v1/inicis/return', 'v1/inicis/close', 'v1/inicis/mobile/return'])(
  '[API-53] %s: a hostile form changes nothing and redirects',
  async (path) => {
    const shop = new Shop()
    await place(shop, as, { productId: 1 })
    const before = await versionOf(shop)
    const names = ['orderNumber', 'resultCode', 'authToken', 'P_STATUS', 'P_TID', 'P_NOTI', 'P_AMT']
    for (const value of ['', '0000', '00', '<script>alert(1)</script>', '__proto__', '가'.repeat(10_000), '1e999', '\0']) {
      const response = await visit(shop, path, Object.fromEntries(names.map((name) => [name, value])))
      expect(response.status).toBe(303)
      expect(new URL(response.headers.get('location') ?? '').origin).toBe('http://api.test')
    }
    expect(await versionOf(shop)).toBe(before)
  },
)
