import * as v from 'valibot'
import { expectTrustRow } from '../../support/trustTable.ts'
import { TestShop, type TestOrder } from '../support/testShop.ts'
import { urlOf } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

/** A bag of the seed with one size and four pieces. */
const BAG = { productId: 29, stockId: 88, pieces: 4 }
const redirect = v.object({ way: v.literal('go'), to: v.string() })

/** Approves at the provider without its page. Returns the payment key of the redirect. */
async function approveAtProvider(shop: TestShop, order: TestOrder): Promise<string> {
  const { searchParams } = new URL(shop.redirectUrl(order, urlOf('mock')))
  const body = {
    fields: Object.fromEntries(searchParams),
    method: 'Card',
    number: '4111111111111111',
    expiry: '1239',
    outcome: 'approved',
  }
  const answer: unknown = await shop.page.evaluate(
    async ([url, json]) => {
      const reply = await fetch(url, { method: 'POST', body: json })
      const body: unknown = await reply.json()
      return body
    },
    [`${shop.base}mock/api/payment/answer`, JSON.stringify(body)] as const,
  )
  return new URL(v.parse(redirect, answer).to).searchParams.get('paymentKey') ?? ''
}

test(`[API-54, API-61] of orders for the last ${BAG.pieces} pieces exactly ${BAG.pieces} are paid`, async ({
  context,
  allowErrors,
}) => {
  // Chromium logs the status 409 of a refused confirmation.
  allowErrors(/status of 4/)
  const windows = [
    await new TestShop(await context.newPage(), 'mock').open(),
    await new TestShop(await context.newPage(), 'mock').open(),
  ]
  const wanted: { shop: TestShop; order: TestOrder; paymentKey: string }[] = []
  for (const shop of windows) {
    for (let no = 0; no < BAG.pieces; no++) {
      const order = await shop.order(BAG.productId, BAG.stockId)
      wanted.push({ shop, order, paymentKey: await approveAtProvider(shop, order) })
    }
  }

  const outcomes = await Promise.all(
    wanted.map(({ shop, order: { orderId, amount }, paymentKey }) =>
      shop.call('v1/orders/confirm', { orderId, paymentKey, amount }).then(() => 'bought', String),
    ),
  )

  expect(outcomes.filter((outcome) => outcome === 'bought')).toHaveLength(BAG.pieces)
  expect(outcomes.filter((outcome) => outcome.endsWith('OUT_OF_STOCK'))).toHaveLength(BAG.pieces)
  const states = await Promise.all(wanted.map(({ shop, order }) => shop.state(order)))
  expect(states.filter((state) => state === 'CONFIRMED')).toHaveLength(BAG.pieces)
  expectTrustRow({
    table: 'races',
    situation: `two windows confirm ${wanted.length} approved orders for the last ${BAG.pieces} pieces at once`,
    shown: `${BAG.pieces} are bought, ${BAG.pieces} refused as OUT_OF_STOCK`,
    stored: `${BAG.pieces} paid orders, no piece left`,
  })
})
