import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { envelope } from '../../../src/contract/envelope.ts'
import { createWorld } from '../../../mocks/db/createWorld.ts'
import { MemoryLog } from '../../../mocks/db/log.ts'
import { priceOf, shippingFeeOf } from '../../../mocks/db/prices.ts'
import { startHttpServer, type HttpServer } from '../../../mocks/server.ts'
import { issuePaymentKey } from '../../../mocks/rules/payment/payments.ts'
import { findViolations } from './invariants.ts'

const CLIENTS = 50
const PIECES = 10
const PRODUCT = 10

const log = new MemoryLog()
/** Another window on the same log, which issues the payment keys. */
const world = createWorld(log)
const servers: HttpServer[] = []

beforeAll(async () => {
  for (let window = 0; window < 2; window++)
    servers.push(await startHttpServer({ port: 0, clientUrl: 'http://client.test', log }))
})
afterAll(() => Promise.all(servers.map((server) => server.close())))

/** A shopper who calls one of the two servers. */
function client(no: number) {
  const url = servers[no % servers.length]?.url ?? ''
  let token = ''
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const { data, error } = v.parse(envelope, await reply.json())
    return { status: reply.status, data, code: error?.code }
  }
  return {
    post,
    async signIn() {
      const { data } = await post('/v1/auth/guest', { guestId: `client-${no}` })
      const signedIn = v.parse(v.object({ accessToken: v.string(), userId: v.number() }), data)
      token = signedIn.accessToken
      const address = {
        name: '집',
        receiver: `손님${no}`,
        phoneNumber: '01013572469',
        address: '서울',
        addressDetail: '1',
        postalCode: '03993',
      }
      const added = await post(`/v1/users/${signedIn.userId}/address`, address)
      return v.parse(v.object({ id: v.number() }), added.data).id
    },
  }
}

test(`[API-54] [API-61] ${CLIENTS} clients of two servers buy ${PIECES} pieces: ${PIECES} succeed`, async () => {
  const { stockId, price } = await world.transaction((tx) => {
    const filled = { data: (draft: { left: number }) => void (draft.left = PIECES), strict: true } as const
    const stock = tx.stocks.update((q) => q.where({ productId: PRODUCT }), filled)
    const product = tx.products.findFirst((q) => q.where({ id: PRODUCT }), { strict: true })
    return { stockId: stock.id, price: priceOf(product) }
  })
  const shippingAmount = shippingFeeOf(price)
  const amount = price + shippingAmount
  const clients = Array.from({ length: CLIENTS }, (_, no) => client(no))

  const bought = await Promise.all(
    clients.map(async (shopper) => {
      const addressId = await shopper.signIn()
      const products = [{ productId: PRODUCT, stockId, price, quantity: 1 }]
      const ordered = await shopper.post('/v1/orders', { products, addressId, totalAmount: amount, shippingAmount })
      if (ordered.code !== undefined) return ordered.code
      const { orderId } = v.parse(v.object({ orderId: v.string() }), ordered.data)
      const paymentKey = await world.transaction((tx) =>
        issuePaymentKey(tx, { orderId, channel: 'redirect', method: 'Card', amount }),
      )
      const confirmed = await shopper.post('/v1/orders/confirm', { orderId, paymentKey, amount })
      return confirmed.code ?? v.parse(v.object({ status: v.string() }), confirmed.data).status
    }),
  )

  const count = (outcome: string) => bought.filter((one) => one === outcome).length
  expect([count('CONFIRMED'), count('OUT_OF_STOCK')]).toEqual([PIECES, CLIENTS - PIECES])
  await world.read((tx) => {
    expect(tx.stocks.findFirst((q) => q.where({ id: stockId }))?.left).toBe(0)
    expect(findViolations(tx)).toEqual([])
    const confirmed = tx.orderLines
      .all()
      .filter(
        (line) => line.stockId === stockId && tx.orders.findFirst((q) => q.where({ id: line.ofOrder }))?.status === 'CONFIRMED',
      )
    expect(confirmed.filter(({ ofOrder }) => (tx.orders.findFirst((q) => q.where({ id: ofOrder }))?.id ?? 0) > 138)).toHaveLength(
      PIECES,
    )
  })
})
