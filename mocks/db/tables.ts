import type { CounterRow } from './ids.ts'
import { Table } from './table.ts'
import { Devices, Faults, ForeignTokens, HeldReplies, Overrides, PassThroughs, SketchedRows } from './tables/control.ts'
import { Deadlines } from './tables/deadlines.ts'
import { CrowdRates, Episodes, Styles } from './tables/episodes.ts'
import { Lookups, OrderLines, Orders, Payments } from './tables/orders.ts'
import { Memos, Picks } from './tables/picks.ts'
import { Products, Stocks } from './tables/products.ts'
import { Photos, Reviews } from './tables/reviews.ts'
import { AuthorizationCodes, Sessions } from './tables/sessions.ts'
import { Addresses, Users } from './tables/users.ts'
import type { ReadTxOf, WriteTxOf } from './tableClasses.ts'

/** Increased when the shape of a record changes: data of older builds is then ignored. */
export const DATA_VERSION = 1

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
