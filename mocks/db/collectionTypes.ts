import type { Id, Row } from './derivedIndex.ts'
import type { Draft, Schema } from './record.ts'
import type { LookUpOptions } from './derivedIndex.ts'

/** A collection as the world sees it, without its records' shape. */
export interface Store {
  get(id: Id | undefined): Row | undefined
  /** Every record, by id. */
  all(): readonly Row[]
  /** The record as the schema has it. Throws a SchemaError that names the place. */
  parse(record: Row): Row
  /** Throws a TakenKeyError if another record has the same unique key. */
  checkKeys(record: Row): void
  /** Sets or removes a record, without a check. */
  set(id: Id, record: Row | undefined): void
  /** Clears the derived indexes, so that a bulk load does not update them; from now on writes check the schema. */
  endSeed(): void
}

/** Writes a record, or removes it, in the transaction. */
export type Write = (collection: string, id: Id, record: Row | undefined) => void

export interface CollectionOptions<R extends Row, C extends string> extends LookUpOptions<R, C> {
  readonly schema: Schema<R>
}

type Direction = 'asc' | 'desc'
type OrderBy<R> = { readonly [Name in keyof R]?: Direction }

export interface Strict<S extends boolean> {
  /** Throws if no record matches. */
  readonly strict?: S
}

export interface Page<R> extends Strict<boolean> {
  /** By default the ids ascend. */
  readonly orderBy?: OrderBy<R> | readonly OrderBy<R>[]
  readonly skip?: number
  /** A negative number takes the last ones, in reverse. */
  readonly take?: number
  /** The record to begin with. */
  readonly cursor?: R
}

export interface Update<R, S extends boolean> extends Strict<S> {
  /** Changes a copy of the record, which then replaces it. */
  readonly data: (draft: Draft<R>) => void
}

/** A record, undefined if none was found and the call is not strict. */
export type Found<R, S extends boolean> = S extends true ? R : R | undefined
