import * as v from 'valibot'
import { isBlank } from '../../../src/contract/writtenText.ts'
import { faultFields, faultKinds } from '../../db/collections/control.ts'
import { removeGoneReplies } from '../../handlers/heldReplies.ts'
import { CommandError } from './commandError.ts'
import { addFault, faultTargets, removeFault } from '../../rules/faults.ts'
import { knownOperations } from '../../rules/operations.ts'
import { command, done, isDone, nothing } from './command.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))
const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))
const status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))

/** A developer's own operations are known once `mocks/local.ts` is loaded. */
const targets = () => ['*', ...knownOperations.keys(), ...Object.keys(faultTargets)]

const fields = v.object({
  kind: v.picklist(faultKinds),
  /** The name of an operation, or `*`. */
  operation: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (name) => targets().includes(name),
        ({ received }) => `is ${received}. Set it to ("${targets().join('" | "')}").`,
      ),
    ),
    '*',
  ),
  ms: v.optional(ms, 0),
  status: v.optional(status, 500),
  code: v.optional(v.pipe(v.string(), v.regex(/^\w{1,60}$/)), 'SERVER_ERROR'),
  /** By default that of the server's own error, in the language of the world. */
  message: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !isBlank(text), 'is blank. Set it to a sentence.'),
      v.maxLength(500),
    ),
  ),
  /** Number of replies it applies to; null for all. */
  left: v.optional(v.nullable(count), null),
  /** Whether the operation runs first, and only its reply is faulty. */
  isAfter: v.optional(v.boolean(), false),
})

/** A latency without a delay would be no fault. */
const newFault = v.pipe(
  fields,
  v.forward(
    v.check(({ kind, ms }) => kind !== 'latency' || ms > 0, 'a latency needs one. Set it to a number from 1 to 600000.'),
    ['ms'],
  ),
)

const fault = v.object({ id: v.number(), ...faultFields })

const held = v.object({ id: v.number(), operation: v.string(), at: v.number() })
const shown = ({ id, operation, at }: v.InferOutput<typeof held>) => ({ id, operation, at })

export const faultCommands = {
  faults: command({
    method: 'GET',
    path: '/faults',
    about: 'The active faults.',
    input: nothing,
    reply: v.array(fault),
    run: ({ world }) => world.read((tx) => tx.faults.all()),
  }),

  addFault: command({
    method: 'POST',
    path: '/faults',
    about:
      'Breaks replies of an operation: delayed (latency, ms), held until released (pause), an error (status, code, message), no connection (network), one that breaks off at 80 % of the upload (upload), no reply at all (hang), no JSON (garbage), or a breach of the contract (contract).',
    input: newFault,
    reply: fault,
    run: ({ world }, wanted) => world.transaction((tx) => addFault(tx, wanted)),
  }),

  removeFault: command({
    method: 'POST',
    path: '/faults/remove',
    about: 'Removes one fault.',
    input: v.object({ id: v.number() }),
    reply: done,
    run: async ({ world }, { id }) => {
      await world.transaction((tx) => removeFault(tx, id))
      return isDone
    },
  }),

  clearFaults: command({
    method: 'POST',
    path: '/faults/clear',
    about: 'Removes all faults and releases all held replies.',
    input: nothing,
    reply: done,
    run: async ({ world }) => {
      await world.transaction((tx) => {
        tx.faults.deleteMany()
        tx.heldReplies.deleteMany()
      })
      return isDone
    },
  }),

  heldReplies: command({
    method: 'GET',
    path: '/held',
    about: 'The replies held by a pause, the oldest first.',
    input: nothing,
    reply: v.array(held),
    run: async ({ world }) => {
      await removeGoneReplies(world)
      return world.read((tx) => tx.heldReplies.all().map(shown))
    },
  }),

  releaseReply: command({
    method: 'POST',
    path: '/held/release',
    about: 'Releases a held reply; without `id`, the oldest.',
    input: v.object({ id: v.optional(v.number()) }),
    reply: held,
    run: async ({ world }, { id }) => {
      await removeGoneReplies(world)
      return world.transaction((tx) => {
        const reply = tx.heldReplies.findFirst(id === undefined ? undefined : (q) => q.where({ id }))
        if (!reply) throw new CommandError('no paused reply has this id')
        return shown(tx.heldReplies.delete(reply, { strict: true }))
      })
    },
  }),
}
