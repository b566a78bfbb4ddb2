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
