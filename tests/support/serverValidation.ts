import { operations } from '../../src/contract/operations.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import { findOrder } from '../../mocks/rules/orders/orders.ts'
import { DAY, type Shop, type ApiReply } from '../mocks/client.ts'
import { buy, deposit } from '../mocks/commerce/purchase.ts'

/** What a server says to what a form holds: the fields it complains about, its code, or that it takes it. */
export type Verdict = { isTaken: boolean; code: string | undefined; wrong: readonly string[] }

export const verdictOf = ({ result, error }: ApiReply): Verdict => ({
  isTaken: result === 'SUCCESS',
  code: error?.code,
  wrong: [...new Set(error?.fields?.map(({ path }) => path.split('.')[0] ?? '') ?? [])].toSorted(),
})

const as = 'minseo'

/** A server that judges cancellations of an order whose deposit has been made: a new one for each that it takes. */
export function judgeOfCancellations(shop: Shop) {
  let orderId: string | undefined
  return async (cancelReason: string, virtualAccount: unknown): Promise<Verdict> => {
    orderId ??= await paidByDeposit(shop)
    const body = { orderId, cancelReason, virtualAccount }
    const verdict = verdictOf(await shop.requestUnchecked(operations.cancelOrder, { body }, { as }))
    if (verdict.isTaken) orderId = undefined
    return verdict
  }
}

async function paidByDeposit(shop: Shop): Promise<string> {
  const order = await buy(shop, as, [{ productId: 1 }], 'VBank')
  await deposit(shop, order)
  return order.orderId
}

/** A server that judges reviews of one delivered line, and forgets those it takes. */
export async function judgeOfReviews(shop: Shop) {
  const { orderId } = await buy(shop, as, [{ productId: 1 }])
  await shop.advanceClock(4 * DAY)
  const orderItemId = await shop.world.read((tx) => tx.orderLines.order.ids(findOrder(tx, orderId)?.id ?? 0)[0])
  return async (rating: number, content: string): Promise<Verdict> => {
    const review = JSON.stringify({ orderId, productId: 1, orderItemId, rating, content })
    const body = `--part\r\nContent-Disposition: form-data; name="review"; filename="review.json"\r\nContent-Type: application/json\r\n\r\n${review}\r\n--part--\r\n`
    const verdict = verdictOf(await shop.send('POST', '/v1/reviews', { as, body, type: 'multipart/form-data; boundary=part' }))
    if (verdict.isTaken) await shop.world.transaction((tx) => tx.reviews.remove(tx.reviews.ids().at(-1) ?? 0))
    return verdict
  }
}

/** A server that judges addresses, and forgets those it takes: there is room for twenty. */
export function judgeOfAddresses(shop: Shop) {
  const params = { userId: String(personas[as].id) }
  return async (body: unknown): Promise<Verdict> => {
    const verdict = verdictOf(await shop.requestUnchecked(operations.addAddress, { params, body }, { as }))
    if (verdict.isTaken) await shop.world.transaction((tx) => tx.addresses.remove(tx.addresses.ids().at(-1) ?? 0))
    return verdict
  }
}
