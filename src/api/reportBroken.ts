import type { Operation } from '../contract/operation.ts'
import { warn } from '../lib/log.ts'
import type { ApiError } from './errors.ts'

/** A difference from a schema, of valibot or another Standard Schema. */
type Issue = {
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined
  readonly expected?: string | null
  readonly input?: unknown
}

/** As far as a missing field is looked up in it. */
type Schema = {
  readonly expects?: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
}

/**
 * Writes a reply that breaks the contract to the console: operation, status, and every field with its expected and received
 * type. Values may be a shopper's, so only development shows them. `schema` is the broken one, by default that of the data.
 * Returns the error of the call (API-01).
 */
export function reportBroken(
  { id, method, path, reply }: Operation,
  status: number,
  issues: readonly Issue[],
  schema: Schema = reply,
): ApiError {
  // The elements of a list mostly differ alike, and then share a text.
  const fields = [...new Set(issues.map((issue) => issueText(issue, schema)))].join('; ')
  const detail = `${id} ${method} ${path}: the reply (${status}) breaks the contract. ${fields}`
  warn(detail, ...(import.meta.env.DEV ? issues.map(({ input }) => input) : []))
  return { kind: 'broken', status, detail }
}

function issueText({ path = [], expected, input }: Issue, schema: Schema): string {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part))
  const field = keys.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`)).join('')
  // Valibot expects the key of a missing field instead of its type.
  const type = input === undefined ? keys.reduce<Schema | undefined>(partOf, schema)?.expects : undefined
  return `${field.replace(/^\./, '') || 'reply'}: expected ${type ?? expected ?? 'another value'}, received ${typeName(input)}`
}

function partOf(schema: Schema | undefined, key: unknown): Schema | undefined {
  return schema?.wrapped ? partOf(schema.wrapped, key) : (schema?.entries?.[String(key)] ?? schema?.item)
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'Array' : typeof value
}
