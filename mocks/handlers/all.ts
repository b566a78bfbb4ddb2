import type { HttpHandler } from 'msw'
import { operations } from '../../src/contract/operations.ts'
import { singleFlight } from '../../src/lib/singleFlight.ts'
import { listProducts, productDetail } from '../rules/products/products.ts'
import type { RegisteredClient } from '../rules/users/authorization.ts'
import { renewTokens, signInByCode, signInGuest } from '../rules/users/session.ts'
import { episodesHandlers } from './episodes.ts'
import { createHandle, type Handle, type Resource } from './handle.ts'
import type { HandlerContext } from './wrap.ts'
import { paymentHandlers, paymentPagesHandlers } from './payment.ts'
import { picksHandlers } from './picks.ts'
import type { PhotoUrl } from '../rules/products/reviews.ts'
import { photoPath, photosHandlers } from './photos.ts'
import { providersHandlers } from './providers.ts'
import { reviewsHandlers } from './reviews.ts'
import { strictMatching, unknownOperation } from './strictMatching.ts'
import { usersHandlers } from './users.ts'

export type HandlerOptions = {
  /** Those of `mocks/resources`. */
  readonly resources?: readonly Resource[]
  /** What the emulated providers know of the client; by default its pages are below the base. */
  readonly registered?: Partial<RegisteredClient>
  /** The addresses of uploaded photos; by default those of `photosHandlers`. */
  readonly photoUrl?: PhotoUrl
}

/**
 * The mock backend as MSW handlers. MSW tries them in order, about 50 µs each, and takes the first match: often called
 * operations come first.
 */
export function allHandlers(
  context: HandlerContext,
  { registered, photoUrl = photoPath, resources = [] }: HandlerOptions = {},
): HttpHandler[] {
  const handle = createHandle(context)
  const ofOperations = [
    episodesHandlers(handle),
    picksHandlers(handle),
    ...resources.map(({ handlers }) => handlers(handle)),
    productsHandlers(handle, photoUrl),
    usersHandlers(handle),
    reviewsHandlers(handle, photoUrl),
    ordersHandlers(handle),
    paymentHandlers(handle),
    authHandlers(handle),
  ]
  return [
    strictMatching(context),
    ...ofOperations.flat(),
    ...photosHandlers(context),
    ...paymentPagesHandlers(context, registered?.clientUrl),
    ...providersHandlers(context, registered),
    unknownOperation(context),
  ]
}

const productsHandlers = (handle: Handle, photoUrl: PhotoUrl) => [
  handle(operations.products, ({ tx, query }) => listProducts(tx, query)),
  handle(operations.product, ({ tx, params }) => productDetail(tx, params.productId, photoUrl)),
]

// Loaded with the first call: many visits have no order.
const importOrders = singleFlight(async () => (await import('./orders.ts')).orderRules)

const ordersHandlers = ({ lazy }: Handle) => [
  lazy(operations.userOrders, async () => (await importOrders()).userOrders),
  lazy(operations.guestOrder, async () => (await importOrders()).guestOrder),
  lazy(operations.createOrder, async () => (await importOrders()).createOrder),
  lazy(operations.confirmOrder, async () => (await importOrders()).confirmOrder),
  lazy(operations.failOrder, async () => (await importOrders()).failOrder),
  lazy(operations.orderCompletion, async () => (await importOrders()).orderCompletion),
  lazy(operations.cancelOrder, async () => (await importOrders()).cancelOrder),
  lazy(operations.cancelOrderLine, async () => (await importOrders()).cancelOrderLine),
]

const authHandlers = (handle: Handle) => [
  handle(operations.signInWithGoogle, ({ tx, body, now }) => signInByCode(tx, 'google', body, now)),
  handle(operations.signInWithNaver, ({ tx, body, now }) => signInByCode(tx, 'naver', body, now)),
  handle(operations.signInAsGuest, ({ tx, body, now }) => signInGuest(tx, body.guestId, now)),
  handle(operations.refreshTokens, ({ tx, token, now }) => renewTokens(tx, token, now)),
]
