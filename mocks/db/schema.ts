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
