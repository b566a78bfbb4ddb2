/** What collections use of a Standard Schema, as valibot's are. */
export interface Schema<R> {
  readonly '~standard': { readonly validate: (value: unknown) => Result<R> | Promise<Result<R>> }
}

type Result<R> = { readonly value: R; readonly issues?: undefined } | { readonly issues: readonly Issue[] }
type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined }

/** A record that does not match its schema: the message names the part and the reason. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/** Another record has the same unique key. */
export class TakenKeyError extends SchemaError {
  override name = 'TakenKeyError'
}

/** The value as the schema has it. Throws a SchemaError that names the place: `orders 138: status: …`. */
export function parseRecord<R>(schema: Schema<R>, value: unknown, place: string): R {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new TypeError(`${place}: a schema of records is synchronous`)
  if (!result.issues) return result.value
  const [issue] = result.issues
  const path = issue?.path?.map((step) => String(typeof step === 'object' ? step.key : step)) ?? []
  throw new SchemaError([place, path.join('.'), issue?.message ?? ''].filter((part) => part !== '').join(': '))
}

/** A record that can be changed. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { -readonly [Name in keyof T]: Draft<T[Name]> }
    : T

/** A copy of a record, to change. */
export function draftOf<R>(record: R): R & Draft<R> {
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- a copy of a record has its fields, and can be changed
  return copyOf(record) as R & Draft<R>
}

/** A copy of JSON. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => copyOf(each))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = { ...value }
  for (const [key, inner] of Object.entries(copy)) if (typeof inner === 'object') copy[key] = copyOf(inner)
  return copy
}

/** Freezes a record with all that it holds: the worlds of a process share the records of the seed. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const key in value) freeze(value[key])
  return Object.freeze(value)
}
