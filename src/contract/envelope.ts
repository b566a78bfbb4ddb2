import * as v from 'valibot'

/** One field that a 400 complains about: `path` as `address.receiver`. */
export const fieldError = v.object({ path: v.string(), message: v.string() })

const apiFailure = v.object({
  code: v.optional(v.string(), 'UNKNOWN'),
  message: v.nullish(v.string(), null),
  fields: v.optional(v.array(fieldError)),
})

/** Every reply (API-01). The data is judged by the operation's own schema. */
export const envelope = v.object({
  result: v.string(),
  data: v.optional(v.unknown(), null),
  error: v.nullish(apiFailure, null),
})

export type FieldError = v.InferOutput<typeof fieldError>
