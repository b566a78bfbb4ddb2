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
 * The data of a reply that breaks the contract without what breaks it, where the contract's marks (`listOf`, `wholePart`) let that
 * be left out, and what was left out, which is reported in one line. All other data is returned as it came: the endpoint's schema
 * refuses it (ERR-03). Loaded once a reply breaks the contract.
 */
export function readInPart(operation: Operation, status: number, data: unknown): Part {
  const unreadable: Unreadable[] = []
  const rest = readable(operation.reply, data, '', unreadable)
  if (!fits(operation.reply, rest)) return { data, unreadable: [] }
  reportBroken(operation, status, v.safeParse(operation.reply, data).issues ?? [])
  return { data: rest, unreadable }
}

function readable(schema: v.GenericSchema, value: unknown, of: string, unreadable: Unreadable[]): unknown {
  const { leaveOut, isPage } = marksOf(schema)
  if (leaveOut === 'whole' && !fits(schema, value)) {
    unreadable.push({ of, at: null, value })
    return isList(schema) ? [] : null
  }
  if (leaveOut === 'elements' && isList(schema) && Array.isArray(value)) {
    const elements: readonly unknown[] = value
    const read = elements.filter((element, at) => fits(schema.item, element) || !unreadable.push({ of, at, value: element }))
    // A list of which nothing can be read is not an empty list.
    return read.length > 0 || isPage || of !== '' ? read : value
  }
  if (!isObject(schema) || typeof value !== 'object' || value === null) return value
  const parts = new Map(Object.entries(value))
  return Object.fromEntries(
    Object.entries(schema.entries).map(([key, part]) => [key, readable(part, parts.get(key), key, unreadable)]),
  )
}

// Without `is` and `getMetadata` of valibot, which the app's first view would load with its other functions.
const fits = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success

function marksOf(schema: v.GenericSchema): { leaveOut?: unknown; isPage?: unknown } {
  const steps: unknown[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  return Object.assign({}, ...steps.map((step) => Object(step).metadata))
}

const isList = (schema: v.GenericSchema): schema is v.ArraySchema<v.GenericSchema, undefined> => schema.type === 'array'

const isObject = (schema: v.GenericSchema): schema is v.ObjectSchema<Record<string, v.GenericSchema>, undefined> =>
  schema.type === 'object'
