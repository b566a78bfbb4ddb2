import * as v from 'valibot'

/** An invalid field of a 400: `path` as in `address.receiver`. */
export const fieldError = v.object({ path: v.string(), message: v.string() })

const apiFailure = v.object({
  code: v.nullish(v.string(), 'UNKNOWN'),
  message: v.nullish(v.string(), null),
  fields: v.nullish(v.array(fieldError)),
})

/** Every reply (API-01). The operation's own schema parses its data. */
export const envelope = v.object({
  result: v.string(),
  data: v.optional(v.unknown(), null),
  error: v.nullish(apiFailure, null),
})

export type FieldError = v.InferOutput<typeof fieldError>
