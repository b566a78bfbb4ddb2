import { expect, test } from 'vitest'
import type { Operation } from '../../../src/contract/operation.ts'
import { examples, operations } from '../../../src/contract/operations.ts'
import * as orders from '../../../src/contract/orders.ts'
import * as payment from '../../../src/contract/payment.ts'
import * as products from '../../../src/contract/products.ts'
import * as reviews from '../../../src/contract/reviews.ts'
import { DAY, statusAndCode, Shop } from '../client.ts'
import { buy, draftOf, keyFor, linesOf, place, visit } from './purchase.ts'

const as = 'jihoon'
type Body = Readonly<Record<string, unknown>>

const HUGE = 2 ** 53
const invalidValues: readonly unknown[] = [
  undefined,
  null,
  { toString: 'no' },
  [],
  [null],
  HUGE,
  -1,
  0.5,
  '가'.repeat(100_000),
  '\uDC00',
  'a\uD800b',
  '<script>alert(1)</script>',
  '../../v1/users/1',
  '\0',
  '__proto__',
  true,
]

/** Bodies that the world of the shop accepts, in which single fields are then replaced; the others are the contract's examples. */
const accepted: Record<string, (shop: Shop) => Promise<Body>> = {
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
    return { orderId, orderItemId: await lineOf(shop, orderId), cancelReason: '변심' }
  },
  createReview: async (shop) => {
    const { orderId } = await buy(shop, as, [{ productId: 1 }])
    await shop.advanceClock(4 * DAY)
    await shop.call(operations.reviews, {}, { as })
    return {
      orderId,
      productId: 1,
      orderItemId: await lineOf(shop, orderId),
      rating: 5,
      content: '아주 마음에 들어요. 추천해요.',
    }
  },
}

const bodies: Readonly<Record<string, Body>> = examples
const bodyOf = async (shop: Shop, name: string) => (await accepted[name]?.(shop)) ?? bodies[name]

const lineOf = async (shop: Shop, orderId: string) => (await linesOf(shop, orderId))[0]?.id

const ofShop = new Set<unknown>([orders, payment, products, reviews].flatMap((resource) => Object.values(resource)))
const shopOperations = Object.entries<Operation>(operations).filter(([, operation]) => ofShop.has(operation))
const posts = shopOperations.filter(([, operation]) => operation.method === 'POST')

function send(shop: Shop, operation: Operation, body: unknown) {
  if (!operation.multipart) return shop.requestUnchecked(operation, { body }, { as })
  const form = new FormData()
  form.append(operation.multipart.part, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  return shop.send('POST', operation.path, { as, body: form })
}

/** Yields the body once per field, nested ones included, with that field replaced by `value`. */
function* replaceFields(body: unknown, value: unknown): Generator {
  if (Array.isArray(body)) {
    for (const inner of replaceFields(body[0], value)) yield [inner]
  } else if (typeof body === 'object' && body !== null) {
    for (const [name, field] of Object.entries(body)) {
      yield { ...body, [name]: value }
      for (const inner of replaceFields(field, value)) yield { ...body, [name]: inner }
    }
  }
}

test.each(posts)('[API-04] %s: an invalid field is rejected without a change, or stored as text', async (name, operation) => {
  let shop = new Shop()
  let body = await bodyOf(shop, name)
  for (const value of invalidValues) {
    let isAccepted = false
    for (const hostile of replaceFields(body, value)) {
      await shop.tokenOf(as)
      const before = await shop.world.export()
      const { status, error } = await send(shop, operation, hostile)
      const isCounted = name === 'guestOrder' && error?.code === 'ORDER_NOT_FOUND'
      const isChanged = status >= 400 && !isCounted && (await shop.world.export()) !== before
      const faults = [
        ...(status >= 500 ? [status] : []),
        ...(error?.code === '' ? ['no code'] : []),
        ...(isChanged ? ['changed'] : []),
      ]
      expect({ hostile: JSON.stringify(hostile).slice(0, 200), faults }).toMatchObject({ faults: [] })
      isAccepted ||= status < 400 || isCounted
    }
    if (isAccepted) {
      shop = new Shop()
      body = await bodyOf(shop, name)
    }
  }
})

test.each(posts)('[API-04] %s: unknown fields and __proto__ are ignored', async (name, operation) => {
  const shop = new Shop()
  const body = await bodyOf(shop, name)
  const text = JSON.stringify(body).replace('{', '{"__proto__":{"isAdmin":true},"constructor":1,"more":[1],')
  const reply = await send(shop, operation, JSON.parse(text))
  expect(statusAndCode(reply)).toEqual(name === 'guestOrder' ? [404, 'ORDER_NOT_FOUND'] : [200, undefined])
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
})

test.each(posts)('[API-04] %s: invalid JSON and other content types are rejected', async (_, operation) => {
  const shop = new Shop()
  for (const [type, body] of [
    ['application/json', '{'],
    ['application/json', '[]'],
    ['application/json', '"text"'],
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'orderId=1'],
    ['multipart/form-data', 'x'],
  ] as const) {
    expect(statusAndCode(await shop.send('POST', operation.path, { as, type, body }))).toEqual([400, 'INVALID_REQUEST'])
  }
})

test.each(shopOperations)("[API-05] [API-06] %s: no id returns other users' data or a server error", async (name, operation) => {
  const shop = new Shop()
  const body = await bodyOf(shop, name)
  const minseoOrderIds = await shop.world.read((tx) =>
    tx.orders.findMany((q) => q.where({ userId: 1 })).map(({ orderId }) => orderId),
  )
  for (const id of [
    '1',
    '0',
    '-1',
    '1.0',
    '999999999999999',
    'x',
    '__proto__',
    '1%2F..',
    "1'--",
    '%E0%A4%A',
    ...minseoOrderIds,
  ]) {
    const path = operation.path.replaceAll(/:\w+/g, id)
    const sent = body
      ? ({ as, type: 'application/json', body: JSON.stringify({ ...body, orderId: id }) } as const)
      : ({ as } as const)
    const { status, data } = await shop.send(operation.method, `${path}?episodeId=6&page=1&__proto__=1`, sent)
    expect(status).toBeLessThan(500)
    expect(JSON.stringify(data)).not.toContain('구민서')
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
    const before = await shop.world.export()
    const names = ['orderNumber', 'resultCode', 'authToken', 'P_STATUS', 'P_TID', 'P_NOTI', 'P_AMT']
    for (const value of ['', '0000', '00', '<script>alert(1)</script>', '__proto__', '가'.repeat(10_000), '1e999', '\0']) {
      const response = await visit(shop, path, Object.fromEntries(names.map((name) => [name, value])))
      expect(response.status).toBe(303)
      expect(new URL(response.headers.get('location') ?? '').origin).toBe('http://api.test')
    }
    expect(await shop.world.export()).toBe(before)
  },
)
