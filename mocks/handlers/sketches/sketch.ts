import type * as v from 'valibot'

export type SketchRow = Readonly<Record<string, unknown>> & { readonly id: string | number }

/** An endpoint without a contract: its path, the schema of a row, and the first rows. */
export type Sketch = {
  readonly path: `/v1/${string}`
  readonly schema: v.GenericSchema
  readonly rows: readonly SketchRow[]
}

/**
 * Sketches a resource: `resource('/v1/coupons', coupon, rows)` handles, in the envelope of API-01,
 *
 * - `GET path`: all rows; `?field=value` filters, `?sort=-field` sorts, `?page=1&size=20` pages
 * - `GET path/:id`, `POST path` (creates, with the next id unless one is sent), `POST` or `PATCH path/:id` (changes), `DELETE path/:id`
 *
 * Written rows are validated by the schema and stored in the world. No sign-in is needed.
 */
export function resource<const S extends v.GenericSchema>(
  path: Sketch['path'],
  schema: S,
  rows: readonly (v.InferInput<S> & SketchRow)[],
): Sketch {
  return { path, schema, rows }
}
