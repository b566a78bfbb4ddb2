import { counters } from './ids.ts'
import { devices, faults, foreignTokens, heldReplies, overrides, passThroughs } from './collections/control.ts'
import { deadlines } from './collections/deadlines.ts'
import { crowdRates, episodes, styles } from './collections/episodes.ts'
import { lookups, orderLines, orders, payments } from './collections/orders.ts'
import { memos, picks } from './collections/picks.ts'
import { products, stocks } from './collections/products.ts'
import { photos, reviews } from './collections/reviews.ts'
import { authorizationCodes, sessions } from './collections/sessions.ts'
import { addresses, users } from './collections/users.ts'
import type { ReadTxOf, WriteTxOf } from './openCollections.ts'

/** Increased when the shape of a record changes: data of older builds is then ignored. */
export const DATA_VERSION = 2

/** Every collection of the world by its name in the change log. */
export const collections = {
  counters,
  users,
  addresses,
  sessions,
  authorizationCodes,
  episodes,
  styles,
  crowdRates,
  picks,
  memos,
  products,
  stocks,
  reviews,
  photos,
  orders,
  orderLines,
  payments,
  lookups,
  deadlines,
  faults,
  heldReplies,
  devices,
  passThroughs,
  overrides,
  foreignTokens,
}

export type Collections = typeof collections

/** The collections of a rule that writes. */
export type WriteTx = WriteTxOf<Collections>

/** The collections of a rule that only reads. */
export type ReadTx = ReadTxOf<Collections>
