import { Table } from '../table.ts'

export type DeadlineKind = 'authorizationCode' | 'order' | 'lookup'

/** A scheduled job. The id starts with the time, so that the first id is the next job. */
export type Deadline = { readonly id: string; readonly at: number; readonly kind: DeadlineKind; readonly of: string }

/** A job scheduled at `at` (ms). Fifteen digits reach beyond the year 30000, so that ids sort by time. */
export function deadline(kind: DeadlineKind, of: string, at: number): Deadline {
  return { id: `${String(at).padStart(15, '0')}:${kind}:${of}`, at, kind, of }
}

export class Deadlines extends Table<Deadline> {
  /** The scheduled jobs of a record. */
  of = this.index((deadline) => `${deadline.kind}:${deadline.of}`)
}
