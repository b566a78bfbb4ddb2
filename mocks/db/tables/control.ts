import { Table } from '../table.ts'

/** What may go wrong with a reply; `pause` holds it until a tester releases it. */
export const faultKinds = ['latency', 'pause', 'status', 'network', 'hang', 'garbage', 'contract'] as const
type FaultKind = (typeof faultKinds)[number]

export type Fault = {
  readonly id: number
  /** The name of an operation, or `*` for every one. */
  readonly operation: string
  readonly kind: FaultKind
  /** Of a latency (ms). */
  readonly ms: number
  /** Of a refusal: its status, code and message. */
  readonly status: number
  readonly code: string
  readonly message: string
  /** How many more replies it applies to; null for all. */
  readonly left: number | null
  /** The operation runs and its changes are stored; the fault replaces the reply alone. */
  readonly isAfter: boolean
}

/** A reply that waits to be released, since `at` (ms). */
export type HeldReply = { readonly id: number; readonly operation: string; readonly at: number }

/** What the browser pretends to be; null is what it is. */
export type Device = {
  readonly id: 'device'
  readonly userAgent: string | null
  readonly isOffline: boolean
  /** So many popups are still blocked. */
  readonly popupsBlocked: number
}

/** The operations, by name, that a real backend answers, and where it is. */
export type PassThrough = { readonly id: 'passThrough'; readonly operations: readonly string[]; readonly backend: string }

/** A token of a real backend, and the user its login named. The token is the id. */
export type ForeignToken = { readonly id: string; readonly userId: number }

/** A row of a sketched resource that was written since its first rows; null where it was removed. The id is `path:id`. */
export type SketchedRow = { readonly id: string; readonly path: string; readonly row: Readonly<Record<string, unknown>> | null }

export class Faults extends Table<Fault> {}
export class HeldReplies extends Table<HeldReply> {}
export class Devices extends Table<Device> {}
export class PassThroughs extends Table<PassThrough> {}
export class ForeignTokens extends Table<ForeignToken> {}
export class SketchedRows extends Table<SketchedRow> {
  path = this.index((row) => row.path)
}
