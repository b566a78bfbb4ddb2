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
    leftOut += 1
    return fallback
  }
}

let leftOut = 0

/** How many stored values and records were left out since the page was loaded, since their schemas do not match. */
export const countLeftOut = (): number => leftOut

/** The schema of a list whose items are parsed one by one: one that does not match `item` is left out and hides no other (CART-06). */
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

/** An object with optional fields; a field that does not match the schema is left out. Null for any other value. */
export function validFields<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | null {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const wrong = new Set(read.issues.map(({ path }) => path?.[0].key))
  if (wrong.has(undefined)) return null
  const valid = Object.entries(Object(value)).filter(([key]) => !wrong.has(key))
  const rest = v.safeParse(schema, Object.fromEntries(valid))
  return rest.success ? rest.output : null
}

function parseOrLeaveOut<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S>[] {
  const read = v.safeParse(schema, value)
  if (read.success) return [read.output]
  leftOut += 1
  return []
}
