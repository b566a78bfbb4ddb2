import { counters, type CounterRow } from './ids.ts'
import { optionsByName, Table } from './table.ts'
import {
  devices,
  Devices,
  faults,
  Faults,
  foreignTokens,
  ForeignTokens,
  heldReplies,
  HeldReplies,
  overrides,
  Overrides,
  passThroughs,
  PassThroughs,
  sketchedRows,
  SketchedRows,
} from './tables/control.ts'
import { deadlines, Deadlines } from './tables/deadlines.ts'
import { crowdRates, CrowdRates, episodes, Episodes, styles, Styles } from './tables/episodes.ts'
import { lookups, Lookups, orderLines, OrderLines, orders, Orders, payments, Payments } from './tables/orders.ts'
import { memos, Memos, picks, Picks } from './tables/picks.ts'
import { products, Products, stocks, Stocks } from './tables/products.ts'
import { photos, Photos, reviews, Reviews } from './tables/reviews.ts'
import { authorizationCodes, AuthorizationCodes, sessions, Sessions } from './tables/sessions.ts'
import { addresses, Addresses, users, Users } from './tables/users.ts'
import type { ReadTxOf, WriteTxOf } from './tableClasses.ts'
/** Increased when the shape of a record changes: data of older builds is then ignored. */
export const DATA_VERSION = 1

/** The definitions behind the tables. */
export const definitions = {
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
  sketchedRows,
}

for (const [name, { options }] of Object.entries(definitions)) optionsByName.set(name, options)

/** Every table of the world by its name in the change log. */
export const tableClasses = {
  counters: Table<CounterRow>,
  users: Users,
  addresses: Addresses,
  sessions: Sessions,
  authorizationCodes: AuthorizationCodes,
  episodes: Episodes,
  styles: Styles,
  crowdRates: CrowdRates,
  picks: Picks,
  memos: Memos,
  products: Products,
  stocks: Stocks,
  reviews: Reviews,
  photos: Photos,
  orders: Orders,
  orderLines: OrderLines,
  payments: Payments,
  lookups: Lookups,
  deadlines: Deadlines,
  faults: Faults,
  heldReplies: HeldReplies,
  devices: Devices,
  passThroughs: PassThroughs,
  overrides: Overrides,
  foreignTokens: ForeignTokens,
  sketchedRows: SketchedRows,
}

/** The tables of a rule that writes. */
export type WriteTx = WriteTxOf<typeof tableClasses>

/** The tables of a rule that only reads. */
export type ReadTx = ReadTxOf<typeof tableClasses>
