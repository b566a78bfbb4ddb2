import * as v from 'valibot'

/** The stored JSON, parsed by `schema`; `fallback` if it is missing or invalid. */
export function parseStored<const S extends v.GenericSchema, T>(
  text: string | null,
  schema: S,
  fallback: T,
): v.InferOutput<S> | T {
  if (text === null) return fallback
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    refused += 1
    return fallback
  }
}

let refused = 0

/** How many stored values and records their schemas have refused since the page was loaded; they are left out. */
export const refusals = (): number => refused

/** The schema of a list whose items are parsed one by one: one that `item` refuses is left out and hides no other (CART-06). */
export const validItems = <const S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.flatMap((each) => parseOrLeaveOut(item, each))),
  )

/** Like `validItems`, for the entries of an object by their values. */
export const validEntries = <const S extends v.GenericSchema>(value: S) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((entries) =>
      Object.fromEntries(
        Object.entries(entries).flatMap(([key, each]) =>
          parseOrLeaveOut(value, each).map((parsed): [string, v.InferOutput<S>] => [key, parsed]),
        ),
      ),
    ),
  )

/** An object with optional fields; a field that the schema refuses is left out. Null for any other value. */
export function validFields<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | null {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const refused = new Set(read.issues.map(({ path }) => path?.[0].key))
  if (refused.has(undefined)) return null
  const valid = Object.entries(Object(value)).filter(([key]) => !refused.has(key))
  const rest = v.safeParse(schema, Object.fromEntries(valid))
  return rest.success ? rest.output : null
}

function parseOrLeaveOut<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S>[] {
  const read = v.safeParse(schema, value)
  if (read.success) return [read.output]
  refused += 1
  return []
}
