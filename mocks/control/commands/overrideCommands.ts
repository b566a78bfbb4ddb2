import * as v from 'valibot'
import { methods } from '../../../src/contract/operation.ts'
import { nextId } from '../../db/ids.ts'
import type { Override } from '../../db/collections/control.ts'
import { operationAt } from '../operationAt.ts'
import { knownOperations } from '../../rules/operations.ts'
import { replyMismatches } from '../replyMismatches.ts'
import { CommandError } from './commandError.ts'
import { command, done, isDone, nothing } from './command.ts'

const MAX_LENGTH = 500_000

const method = v.picklist(methods)
const status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))

const override = v.object({
  id: v.number(),
  method,
  path: v.string(),
  operation: v.string(),
  status: v.number(),
  /** The reply as JSON. */
  reply: v.string(),
  isOn: v.boolean(),
  /** The reply's differences from the contract. */
  mismatches: v.array(v.string()),
})

const withMismatches = (stored: Readonly<Override>) => {
  const operation = knownOperations.get(stored.operation)
  const reply: unknown = JSON.parse(stored.reply)
  return { ...stored, mismatches: operation ? replyMismatches(operation, stored.status, reply) : [] }
}

export const overrideCommands = {
  overrides: command({
    method: 'GET',
    path: '/overrides',
    about: 'The replies that requests get instead of the mock backend’s own.',
    input: nothing,
    reply: v.array(override),
    run: async ({ world }) => (await world.read((tx) => tx.overrides.all())).map(withMismatches),
  }),

  addOverride: command({
    method: 'POST',
    path: '/overrides',
    about:
      'Answers requests of a method and path, whatever their query, with this reply from now on; replaces an earlier override of them.',
    input: v.object({ method, path: v.string(), status: v.optional(status, 200), reply: v.unknown() }),
    reply: override,
    run: async ({ world }, { method, path, status, reply }) => {
      const [address = ''] = path.split('?')
      const operation = operationAt(method, address)
      if (operation === undefined) throw new CommandError(`the contract has no ${method} ${address}`)
      const text = JSON.stringify(reply ?? null)
      if (text.length > MAX_LENGTH)
        throw new CommandError(`the reply is too long: ${text.length} of at most ${MAX_LENGTH} characters`)
      const stored = await world.transaction((tx) => {
        const values = { status, reply: text, isOn: true }
        const earlier = tx.overrides.update((q) => q.where({ method, path: address }), {
          data: (draft) => Object.assign(draft, values),
        })
        return (
          earlier ?? tx.overrides.create({ id: nextId(tx.counters, 'overrides'), method, path: address, operation, ...values })
        )
      })
      return withMismatches(stored)
    },
  }),

  switchOverride: command({
    method: 'POST',
    path: '/overrides/switch',
    about: 'Switches an override on or off.',
    input: v.object({ id: v.number(), isOn: v.boolean() }),
    reply: override,
    run: ({ world }, { id, isOn }) =>
      world.transaction((tx) => {
        const stored = tx.overrides.update((q) => q.where({ id }), { data: (draft) => void (draft.isOn = isOn) })
        if (!stored) throw new CommandError(`there is no override ${id}`)
        return withMismatches(stored)
      }),
  }),

  removeOverride: command({
    method: 'POST',
    path: '/overrides/remove',
    about: 'Removes one override.',
    input: v.object({ id: v.number() }),
    reply: done,
    run: async ({ world }, { id }) => {
      await world.transaction((tx) => tx.overrides.delete((q) => q.where({ id })))
      return isDone
    },
  }),
}
