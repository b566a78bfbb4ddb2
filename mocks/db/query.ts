import { Query, type Condition, type PredicateFunction } from '@msw/data'

export type Scalar = string | number | boolean

/** A query, or a function that builds one: `(q) => q.where({ userId })`. */
export type Select<R> = Query<R> | ((query: Query<R>) => Query<R>)

/** What an index can know of a query. */
interface IndexedConditions {
  /** The values that fields must have, by path: `virtualAccount.accountNumber`; and their number. */
  readonly equals: Readonly<Record<string, Scalar>>
  readonly size: number
  /** Whether `equals` is the whole query. */
  readonly isWhole: boolean
  /** Whether no record can match, as where a field is compared with `undefined`. */
  readonly isEmpty: boolean
}

const nothing: IndexedConditions = { equals: {}, size: 0, isWhole: true, isEmpty: false }

/**
 * A query of `@msw/data` that remembers what an index can answer. Queries by `and` and `or` are the package's own, which no
 * index answers.
 */
export class IndexedQuery<R> extends Query<R> {
  readonly indexed: IndexedConditions

  constructor(predicate?: PredicateFunction<R>, indexed: IndexedConditions = nothing) {
    super(predicate)
    this.indexed = indexed
  }

  override where(condition: Condition<R> | PredicateFunction<R>): IndexedQuery<R> {
    // Most queries are answered by an index, so the package's own predicate is made when it is needed.
    let compiled: Query<R> | undefined
    return new IndexedQuery<R>(
      (record) => (compiled ??= super.where(condition)).test(record),
      indexedWith(this.indexed, condition),
    )
  }
}

function indexedWith<R>(indexed: IndexedConditions, condition: Condition<R> | PredicateFunction<R>): IndexedConditions {
  if (isPredicate(condition)) return { ...indexed, isWhole: false }
  // Almost every query is of this kind.
  if (indexed === nothing && isFlat(condition))
    return { equals: condition, size: Object.keys(condition).length, isWhole: true, isEmpty: false }
  const equals: Record<string, Scalar> = { ...indexed.equals }
  let { isWhole, isEmpty } = indexed
  for (const [path, wanted] of deepEntries(condition)) {
    if (!isScalar(wanted)) [isWhole, isEmpty] = [false, isEmpty || wanted === undefined]
    else if ((equals[path] ?? wanted) !== wanted) isEmpty = true
    else equals[path] = wanted
  }
  return { equals, size: Object.keys(equals).length, isWhole, isEmpty }
}

function isFlat(condition: object): condition is Record<string, Scalar> {
  // Faster than a list of its values.
  for (const field in condition) if (!isScalar(Reflect.get(condition, field))) return false
  return true
}

/** The values in an object and in the objects inside it, by path. */
function* deepEntries(object: object, prefix = ''): Generator<[path: string, value: unknown]> {
  for (const [key, value] of Object.entries(object)) {
    if (typeof value === 'object' && value !== null) yield* deepEntries(value, `${prefix}${key}.`)
    else yield [prefix + key, value]
  }
}

function isPredicate<R>(condition: Condition<R> | PredicateFunction<R>): condition is PredicateFunction<R> {
  return typeof condition === 'function'
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Makes a function that reads the key of an object: the single value that one reader finds, or the joined ones of several.
 * Undefined, which is no key, if one is missing or null.
 */
export function keyBy(readers: readonly ((from: object) => unknown)[]): (from: object) => Scalar | undefined {
  const [only, ...others] = readers
  if (only && others.length === 0) {
    return (from) => {
      const value = only(from)
      return isScalar(value) ? value : undefined
    }
  }
  return (from) => {
    let key = ''
    for (const read of readers) {
      const value = read(from)
      if (!isScalar(value)) return undefined
      key += `${value}\0`
    }
    return key
  }
}

export function isSelect<R extends object>(which: Select<R> | R): which is Select<R> {
  return typeof which === 'function' || which instanceof Query
}

// Queries do not change, so each begins with the same one.
const everything = new IndexedQuery<unknown>()

export function queryOf<R>(select: Select<R> | undefined): Query<R> | undefined {
  return typeof select === 'function' ? select(everything) : select
}

/** The index that would answer a query, as a collection declares it. */
export function missingIndex<R>(query: Query<R>): string {
  const fields = query instanceof IndexedQuery ? Object.keys(query.indexed.equals) : []
  return fields.length > 0 ? `index: [['${fields.join("', '")}']]` : 'a field with an index'
}

type Criterion = readonly [field: string, direction: unknown]

/** The fields to sort by, the most important first. */
export const criteriaOf = (orderBy: object): readonly Criterion[] =>
  Array.isArray(orderBy) ? orderBy.flatMap((each) => Object.entries(Object(each))) : Object.entries(orderBy)

/** Compares records by several fields; equal ones stay in their order. */
export const comparator = (criteria: readonly Criterion[]) => (one: object, other: object) => {
  for (const [field, direction] of criteria) {
    const order = compare(Reflect.get(one, field), Reflect.get(other, field))
    if (order !== 0) return direction === 'desc' ? -order : order
  }
  return 0
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : Number(String(one) > String(other))
}
