import * as v from 'valibot'
import { envelope } from '../contract/envelope.ts'
import { ApiCallError, readFailure } from './errors.ts'

/**
 * The data in a reply's envelope, parsed by the operation's schema. Throws an ApiCallError: `refused` for an unsuccessful
 * envelope, `broken` for a reply that breaks the contract (API-01).
 */
export function unwrap<const S extends v.GenericSchema>(
  { id, reply: schema }: { id: string; reply: S },
  { status, data }: { status: number; data: unknown },
): v.InferOutput<S> {
  const reply = v.safeParse(envelope, data)
  if (!reply.success || reply.output.result !== 'SUCCESS') throw new ApiCallError(readFailure(status, data))

  const read = v.safeParse(schema, reply.output.data)
  if (read.success) return read.output
  const { message, path } = read.issues[0]
  const field = path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new ApiCallError({ kind: 'broken', status, detail: `${id} ${field}: ${message}` })
}
