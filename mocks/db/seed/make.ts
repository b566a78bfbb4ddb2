import type { OrderStatus } from '../../../src/contract/orderShape.ts'
import type { PaymentMethod } from '../../../src/contract/values.ts'
import { now } from '../clock.ts'
import { nextId } from '../ids.ts'
import type { Order } from '../collections/orders.ts'
import type { Review } from '../collections/reviews.ts'
import type { Address, User } from '../collections/users.ts'
import type { WriteTx } from '../collections.ts'
import { personas } from './personas.ts'
import { putOrder } from './putOrder.ts'
import { textAt, textsOf } from './inLanguage.ts'

const HOUR = 60 * 60 * 1000

/** How old an order is (hours), so that its last state lies before now and the next one after. */
const ages = {
  FAILED: 1,
  WAITING_FOR_DEPOSIT: 1,
  CONFIRMED: 3,
  CANCELED: 8,
  PARTIAL_CANCELED: 8,
  PREPARING: 27,
  SHIPPING: 51,
  DELIVERED: 120,
} as const satisfies Partial<Record<OrderStatus, number>>

type OrderFields = {
  readonly userId?: number
  readonly status?: keyof typeof ages
  readonly method?: PaymentMethod
  readonly lines?: number
}
type AddressFields = Partial<Omit<Address, 'id'>>
type MemberFields = Partial<Omit<User, 'id' | 'guestId'>>
type ReviewFields = Partial<Pick<Review, 'userId' | 'rating' | 'description'>>

/** The id of a user who is there: a console has no types. */
function existing(tx: WriteTx, userId: number): number {
  if (!tx.users.findFirst((q) => q.where({ id: userId }))) throw new RangeError(`userId: there is no user ${userId}`)
  return userId
}

/**
 * Records for tests, stories and the browser's console, with new ids, relations that exist and sums that add up; each is
 * Minseo's unless it names a user.
 */
export const make = {
  member(tx: WriteTx, fields: MemberFields = {}): User {
    const id = nextId(tx.counters, 'users')
    const { name, nickName } = textsOf(tx).newAccount
    const unknown = { phoneNumber: null, birthYear: null, gender: null, isOwner: false } as const
    const known = { provider: 'google', name, nickName, email: `member-${id}@example.com` } as const
    return tx.users.create({ guestId: null, ...unknown, ...known, ...fields, id })
  },

  address(tx: WriteTx, fields: AddressFields = {}): Address {
    const { newHome } = textsOf(tx).places
    const receiver = { receiver: personas.minseo.name, phoneNumber: personas.minseo.phoneNumber, postalCode: '04799' }
    return tx.addresses.create({
      ...receiver,
      ...newHome,
      ...fields,
      userId: existing(tx, fields.userId ?? personas.minseo.id),
      id: nextId(tx.counters, 'addresses'),
    })
  },

  /** A past order in this state, of as many lines; without an address of its user, with an invented one. */
  order(tx: WriteTx, fields: OrderFields = {}): Order {
    const {
      userId = personas.minseo.id,
      status = 'CONFIRMED',
      method = status === 'WAITING_FOR_DEPOSIT' ? 'VBank' : 'Card',
    } = fields
    const { lines = status === 'PARTIAL_CANCELED' ? 2 : 1 } = fields
    if (!(status in ages)) throw new RangeError(`status: is ${status}. Set it to ${Object.keys(ages).join(', ')}.`)
    const products = tx.products.all().slice(0, lines)
    const { cardRefused, wrongSize } = textsOf(tx).orders
    const { lineIds } = putOrder(tx, {
      userId: existing(tx, userId),
      status,
      method,
      orderedAt: now(tx.counters) - ages[status] * HOUR,
      lines: products.map((product, index) => {
        const { size } = tx.stocks.findFirst((q) => q.where({ productId: product.id }), { strict: true })
        return { product, size, quantity: 1, isCanceled: status === 'CANCELED' || (status === 'PARTIAL_CANCELED' && index === 0) }
      }),
      ...(status === 'FAILED' && { fail: { code: 'REJECT_CARD_PAYMENT', message: cardRefused } }),
      ...(status.endsWith('CANCELED') && { cancelReason: wrongSize }),
    })
    const line = tx.orderLines.findFirst((q) => q.where({ id: lineIds[0] ?? 0 }), { strict: true })
    return tx.orders.findFirst((q) => q.where({ id: line.ofOrder }), { strict: true })
  },

  /** A review of a delivered order that is made for it. */
  review(tx: WriteTx, { userId = personas.minseo.id, rating = 5, description }: ReviewFields = {}): Review {
    const { id: ofOrder } = make.order(tx, { userId, status: 'DELIVERED' })
    const line = tx.orderLines.findFirst((q) => q.where({ ofOrder }), { strict: true })
    const id = nextId(tx.counters, 'reviews')
    const pictures = { imageUrls: [], photoIds: [], hasPhotos: false }
    const words = { rating, description: description ?? textAt(textsOf(tx).reviews, 0), createdAt: now(tx.counters) }
    return tx.reviews.create({ id, userId, productId: line.productId, lineId: line.id, ...words, ...pictures })
  },
}

type Make = typeof make
/** `make` without a transaction: each call is one. */
export type MakeRecords = {
  readonly [Name in keyof Make]: (fields?: Parameters<Make[Name]>[1]) => Promise<ReturnType<Make[Name]>>
}
