import { operations } from '../../src/contract/operations.ts'
import { personas } from '../../mocks/db/seed/personas.ts'
import { DAY, type Shop, type ApiReply } from '../mocks/client.ts'
import { buy, deposit, linesOf } from '../mocks/rules/purchase.ts'

/** The server's validation of a form: accepted, or refused with a code and the invalid fields. */
export type ServerValidation = { isAccepted: boolean; code: string | undefined; invalidFields: readonly string[] }

export const toServerValidation = ({ result, error }: ApiReply): ServerValidation => ({
  isAccepted: result === 'SUCCESS',
  code: error?.code,
  invalidFields: [...new Set(error?.fields?.map(({ path }) => path.split('.')[0] ?? '') ?? [])].toSorted(),
})

const as = 'minseo'

/** Validates cancellations of a paid deposit order; an accepted one is replaced by a new order. */
export function cancellationValidator(shop: Shop) {
  let orderId: string | undefined
  return async (cancelReason: string, virtualAccount: unknown): Promise<ServerValidation> => {
    orderId ??= await placeDepositedOrder(shop)
    const body = { orderId, cancelReason, virtualAccount }
    const validation = toServerValidation(await shop.requestUnchecked(operations.cancelOrder, { body }, { as }))
    if (validation.isAccepted) orderId = undefined
    return validation
  }
}

async function placeDepositedOrder(shop: Shop): Promise<string> {
  const order = await buy(shop, as, [{ productId: 1 }], 'VBank')
  await deposit(shop, order)
  return order.orderId
}

/** Validates reviews of one delivered line; accepted ones are removed. */
export async function reviewValidator(shop: Shop) {
  const { orderId } = await buy(shop, as, [{ productId: 1 }])
  await shop.advanceClock(4 * DAY)
  const orderItemId = (await linesOf(shop, orderId))[0]?.id
  return async (rating: number, content: string): Promise<ServerValidation> => {
    const review = JSON.stringify({ orderId, productId: 1, orderItemId, rating, content })
    const body = `--part\r\nContent-Disposition: form-data; name="review"; filename="review.json"\r\nContent-Type: application/json\r\n\r\n${review}\r\n--part--\r\n`
    const validation = toServerValidation(
      await shop.send('POST', '/v1/reviews', { as, body, type: 'multipart/form-data; boundary=part' }),
    )
    if (validation.isAccepted)
      await shop.world.transaction((tx) => tx.reviews.delete((q) => q.where({ lineId: orderItemId ?? 0 })))
    return validation
  }
}

/** Validates addresses; accepted ones are removed, since a user may have twenty at most. */
export function addressValidator(shop: Shop) {
  const params = { userId: String(personas[as].id) }
  return async (body: unknown): Promise<ServerValidation> => {
    const validation = toServerValidation(await shop.requestUnchecked(operations.addAddress, { params, body }, { as }))
    if (validation.isAccepted)
      await shop.world.transaction(
        (tx) => void tx.addresses.findMany(undefined, { take: -1 }).map((added) => tx.addresses.delete(added)),
      )
    return validation
  }
}
