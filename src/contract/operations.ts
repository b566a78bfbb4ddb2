import * as auth from './auth.ts'
import * as episodes from './episodes.ts'
import type { InputOf, Operation } from './operation.ts'
import * as orders from './orders.ts'
import * as payment from './payment.ts'
import * as picks from './picks.ts'
import * as products from './products.ts'
import * as reviews from './reviews.ts'
import * as users from './users.ts'

const resources = {
  ...auth,
  ...episodes,
  ...orders,
  ...payment,
  ...picks,
  ...products,
  ...reviews,
  ...users,
}
type Resources = typeof resources
type Operations = { readonly [Name in keyof Resources as Resources[Name] extends Operation ? Name : never]: Resources[Name] }

const isOperation = (entry: [string, unknown]): entry is [string, Operation] => Object(entry[1]).path !== undefined

const byId = Object.entries<unknown>(resources)
  .filter(isOperation)
  .toSorted(([, one], [, other]) => (one.id < other.id ? -1 : 1))

/** Every operation that a resource exports, by its name in the client, the mock backend and the documents. */
// oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- what the filter leaves
export const operations = Object.fromEntries(byId) as object as Operations

export type OperationName = keyof Operations

type NameWithBody = { [Name in OperationName]: Operations[Name] extends { readonly body: unknown } ? Name : never }[OperationName]

/**
 * A valid body of every operation that has one: for the OpenAPI document, the contract kit and the tests of invalid bodies. Not in
 * the operations themselves, which pages load.
 */
export const examples: { readonly [Name in NameWithBody]: InputOf<Operations[Name]>['body'] } = {
  ...auth.examples,
  ...orders.examples,
  ...payment.examples,
  ...picks.examples,
  ...reviews.examples,
  ...users.examples,
}
