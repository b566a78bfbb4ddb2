import * as v from 'valibot'
import type { SafeStorage } from './storage.ts'

/** The JSON stored under `key` as `schema` reads it; `fallback` where it is absent or damaged. */
export function readStored<Key extends string, const S extends v.GenericSchema, T>(
  storage: SafeStorage<Key>,
  key: Key,
  schema: S,
  fallback: T,
): v.InferOutput<S> | T {
  return parseStored(storage.read(key), schema, fallback)
}

/** As `readStored`, of a text that is already read, e.g. a storage event's `newValue`. */
export function parseStored<const S extends v.GenericSchema, T>(
  text: string | null,
  schema: S,
  fallback: T,
): v.InferOutput<S> | T {
  try {
    return v.parse(schema, JSON.parse(text ?? 'null'))
  } catch {
    return fallback
  }
}
