import * as v from 'valibot'
import { methods } from '../../../src/contract/operation.ts'
import { defineCollection, list, record, type RecordOf } from '../collection.ts'

/** Kinds of faults; `pause` holds the reply until a tester releases it, `upload` breaks the connection while files are sent. */
export const faultKinds = ['latency', 'pause', 'status', 'network', 'upload', 'hang', 'garbage', 'contract'] as const

/** The fields of a fault besides its id, for the collection and the commands. */
export const faultFields = {
  kind: v.picklist(faultKinds),
  /** The name of an operation, or `*` for all. */
  operation: v.string(),
  /** For `latency` (ms). */
  ms: v.number(),
  /** For `status`: status, code and message. */
  status: v.number(),
  code: v.string(),
  message: v.string(),
  /** The remaining number of replies it applies to; null for all. */
  left: v.nullable(v.number()),
  /** Whether the operation runs and its changes are stored before the fault replaces the reply. */
  isAfter: v.boolean(),
}

export const faults = defineCollection({ schema: record({ id: v.number(), ...faultFields }) })
export type Fault = RecordOf<typeof faults>

/** Paused replies, since `at` (ms); the page that waits has the Web Lock. */
export const heldReplies = defineCollection({
  schema: record({ id: v.number(), operation: v.string(), at: v.number(), lock: v.string() }),
})

/** Emulated properties of the browser; null for the real ones. */
export const devices = defineCollection({
  schema: record({
    id: v.literal('device'),
    userAgent: v.nullable(v.string()),
    isOffline: v.boolean(),
    /** The remaining number of popups to block. */
    popupsBlocked: v.number(),
  }),
})
export type Device = RecordOf<typeof devices>

/** The names of the operations that a real backend handles, and its address. */
export const passThroughs = defineCollection({
  schema: record({ id: v.literal('passThrough'), operations: list(v.string()), backend: v.string() }),
})

/** Tokens of a real backend, and the users of their logins. The token is the id. */
export const foreignTokens = defineCollection({ schema: record({ id: v.string(), userId: v.number() }) })

/** The replies that requests of a method and path get instead of the mock backend's own. */
export const overrides = defineCollection({
  schema: record({
    id: v.number(),
    method: v.picklist(methods),
    /** Without a query. */
    path: v.string(),
    /** The name of the operation. */
    operation: v.string(),
    status: v.number(),
    /** JSON. */
    reply: v.string(),
    isOn: v.boolean(),
  }),
})
export type Override = RecordOf<typeof overrides>
