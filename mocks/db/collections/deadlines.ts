import * as v from 'valibot'
import { defineCollection, record, type RecordOf } from '../collection.ts'

/** Scheduled jobs. The id starts with the time, so that the first record is the next job. */
export const deadlines = defineCollection({
  schema: record({
    id: v.string(),
    at: v.number(),
    kind: v.picklist(['authorizationCode', 'order', 'lookup']),
    /** The id of the record, as text. */
    of: v.string(),
  }),
  index: [['kind', 'of']],
})
export type Deadline = RecordOf<typeof deadlines>
export type DeadlineKind = Deadline['kind']

/** A job scheduled at `at` (ms). Fifteen digits reach beyond the year 30000, so that ids sort by time. */
export function deadline(kind: DeadlineKind, of: string, at: number): Deadline {
  return { id: `${String(at).padStart(15, '0')}:${kind}:${of}`, at, kind, of }
}
