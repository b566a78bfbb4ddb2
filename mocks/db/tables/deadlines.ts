import { Table } from '../table.ts'

export type DeadlineKind = 'authorizationCode' | 'order' | 'lookup'

/** Something the clock will do by itself. The id begins with the time, so the first id is the next to come. */
export type Deadline = { readonly id: string; readonly at: number; readonly kind: DeadlineKind; readonly of: string }

/** What the clock will do at `at` (ms). Fifteen digits reach beyond the year 30000, so that texts sort as times do. */
export function deadline(kind: DeadlineKind, of: string, at: number): Deadline {
  return { id: `${String(at).padStart(15, '0')}:${kind}:${of}`, at, kind, of }
}

export class Deadlines extends Table<Deadline> {
  /** What a record waits for. */
  of = this.index((deadline) => `${deadline.kind}:${deadline.of}`)
}
