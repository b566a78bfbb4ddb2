import type { Method } from '../../../src/contract/operation.ts'
import { Table } from '../table.ts'

/** Kinds of faults; `pause` holds the reply until a tester releases it, `upload` breaks the connection while files are sent. */
export const faultKinds = ['latency', 'pause', 'status', 'network', 'upload', 'hang', 'garbage', 'contract'] as const
type FaultKind = (typeof faultKinds)[number]

export type Fault = {
  readonly id: number
  /** The name of an operation, or `*` for all. */
  readonly operation: string
  readonly kind: FaultKind
  /** For `latency` (ms). */
  readonly ms: number
  /** For `status`: status, code and message. */
  readonly status: number
  readonly code: string
  readonly message: string
  /** The remaining number of replies it applies to; null for all. */
  readonly left: number | null
  /** Whether the operation runs and its changes are stored before the fault replaces the reply. */
  readonly isAfter: boolean
}

/** A paused reply, since `at` (ms). */
export type HeldReply = { readonly id: number; readonly operation: string; readonly at: number }

/** Emulated properties of the browser; null for the real ones. */
export type Device = {
  readonly id: 'device'
  readonly userAgent: string | null
  readonly isOffline: boolean
  /** The remaining number of popups to block. */
  readonly popupsBlocked: number
}

/** The names of the operations that a real backend handles, and its address. */
export type PassThrough = { readonly id: 'passThrough'; readonly operations: readonly string[]; readonly backend: string }

/** A token of a real backend, and the user of its login. The token is the id. */
export type ForeignToken = { readonly id: string; readonly userId: number }

/** A row of a sketched resource that was written after its first rows; null if it was removed. The id is `path:id`. */
export type SketchedRow = { readonly id: string; readonly path: string; readonly row: Readonly<Record<string, unknown>> | null }

/** The reply that requests of a method and path get instead of the mock backend's own. */
export type Override = {
  readonly id: number
  readonly method: Method
  /** Without a query. */
  readonly path: string
  /** The name of the operation. */
  readonly operation: string
  readonly status: number
  /** JSON. */
  readonly reply: string
  readonly isOn: boolean
}

export class Faults extends Table<Fault> {}
export class HeldReplies extends Table<HeldReply> {}
export class Devices extends Table<Device> {}
export class PassThroughs extends Table<PassThrough> {}
export class ForeignTokens extends Table<ForeignToken> {}
export class Overrides extends Table<Override> {}
export class SketchedRows extends Table<SketchedRow> {
  path = this.index((row) => row.path)
}
