import * as v from 'valibot'
import type { SafeStorage } from './storage.ts'
import { leaveOut } from './validItems.ts'

/** The JSON stored under `key`, parsed by `schema`; `fallback` if it is missing or invalid. */
export function readStored<Key extends string, const S extends v.GenericSchema, T>(
  storage: SafeStorage<Key>,
  key: Key,
  schema: S,
  fallback: T,
): v.InferOutput<S> | T {
  return parseStored(storage.read(key), schema, fallback)
}

/** Like `readStored`, for a text that is already read. */
export function parseStored<const S extends v.GenericSchema, T>(
  text: string | null,
  schema: S,
  fallback: T,
): v.InferOutput<S> | T {
  if (text === null) return fallback
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    leaveOut(text)
    return fallback
  }
}
