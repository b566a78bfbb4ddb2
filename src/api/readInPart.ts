import * as v from 'valibot'
import type { Operation } from '../contract/operation.ts'
import { reportBroken } from './reportBroken.ts'

/** What breaks the contract: an element at a position of a list, or a part that is read whole, as the server sent it. */
export type Unreadable = {
  /** The list's or the part's key in the reply; empty where the reply itself is the list. */
  of: string
  at: number | null
  value: unknown
}

type Part = { data: unknown; unreadable: readonly Unreadable[] }

/**
 * A reply's data without what breaks the contract, where the contract's marks (`listOf`, `wholePart`) let that be left out, and
 * what was left out, which is reported in one line. All other data is returned as it came: the endpoint's schema refuses it (ERR-03).
 */
export function readInPart(operation: Operation, status: number, data: unknown): Part {
  const parsed = v.safeParse(operation.reply, data)
  if (parsed.success) return { data, unreadable: [] }
  const unreadable: Unreadable[] = []
  const rest = readable(operation.reply, data, '', unreadable)
  if (!v.is(operation.reply, rest)) return { data, unreadable: [] }
  reportBroken(operation, status, parsed.issues)
  return { data: rest, unreadable }
}

function readable(schema: v.GenericSchema, value: unknown, of: string, unreadable: Unreadable[]): unknown {
  const { leaveOut, isPage } = v.getMetadata(schema)
  if (leaveOut === 'whole' && !v.is(schema, value)) {
    unreadable.push({ of, at: null, value })
    return isList(schema) ? [] : null
  }
  if (leaveOut === 'elements' && isList(schema) && Array.isArray(value)) {
    const elements: readonly unknown[] = value
    const read = elements.filter((element, at) => v.is(schema.item, element) || !unreadable.push({ of, at, value: element }))
    // A list of which nothing can be read is not an empty list.
    return read.length > 0 || isPage || of !== '' ? read : value
  }
  if (!isObject(schema) || typeof value !== 'object' || value === null) return value
  const parts = new Map(Object.entries(value))
  return Object.fromEntries(
    Object.entries(schema.entries).map(([key, part]) => [key, readable(part, parts.get(key), key, unreadable)]),
  )
}

/** The elements of a list, and at their places what stands for those that could not be read. */
export function inPlace<T, U>(items: readonly T[], unreadable: readonly Unreadable[], toRow: (value: unknown) => U): (T | U)[] {
  const rows: (T | U)[] = [...items]
  for (const { at, value } of unreadable) if (at !== null) rows.splice(at, 0, toRow(value))
  return rows
}

const isList = (schema: v.GenericSchema): schema is v.ArraySchema<v.GenericSchema, undefined> => schema.type === 'array'

const isObject = (schema: v.GenericSchema): schema is v.ObjectSchema<Record<string, v.GenericSchema>, undefined> =>
  schema.type === 'object'
