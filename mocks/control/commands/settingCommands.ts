import * as v from 'valibot'
import { now } from '../../db/clock.ts'
import type { ReadTx } from '../../db/collections.ts'
import { upsert } from '../../db/collection.ts'
import { changeCrowd } from '../../rules/picks/crowd.ts'
import { command, done, isDone, nothing, type CommandContext } from './command.ts'
import { CommandError } from './commandError.ts'
import { defaultDevice } from '../../scenarios/startState.ts'
import { operationsOf, passedOperations } from '../../handlers/passThroughList.ts'

const crowd = v.object({ perMinute: v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)) })
const crowdOf = (tx: ReadTx) => ({
  perMinute: tx.crowdRates.findMany(undefined, { orderBy: { id: 'desc' }, take: 1 })[0]?.perMinute ?? 0,
})

const device = v.object({
  userAgent: v.nullable(v.string()),
  isOffline: v.boolean(),
  popupsBlocked: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

function deviceOf(tx: ReadTx) {
  const { userAgent, isOffline, popupsBlocked } = tx.devices.findFirst((q) => q.where({ id: 'device' })) ?? defaultDevice
  return { userAgent, isOffline, popupsBlocked }
}

const passThrough = v.object({ operations: v.array(v.string()), backend: v.string() })

function passThroughOf({ passThrough }: CommandContext, tx: ReadTx) {
  const now = passedOperations(tx, passThrough)
  return { operations: [...(now?.operations ?? [])], backend: now?.backend ?? passThrough?.backend ?? '' }
}

export const logEntry = v.object({
  no: v.number(),
  window: v.string(),
  at: v.string(),
  method: v.string(),
  path: v.string(),
  operation: v.nullable(v.string()),
  request: v.nullable(v.string()),
  status: v.nullable(v.number()),
  reply: v.nullable(v.string()),
  durationMs: v.nullable(v.number()),
  refused: v.nullable(v.object({ code: v.string(), message: v.string(), rule: v.nullable(v.string()) })),
  faults: v.array(v.string()),
  isPassedOn: v.boolean(),
  isOverridden: v.optional(v.boolean()),
  notice: v.optional(v.string()),
  location: v.optional(v.string()),
  isShortened: v.optional(v.boolean()),
  isEarlier: v.optional(v.boolean()),
})

export const settingCommands = {
  crowd: command({
    method: 'GET',
    path: '/crowd',
    about: 'The number of simulated pickers a minute.',
    input: nothing,
    reply: crowd,
    run: ({ world }) => world.read(crowdOf),
  }),

  setCrowd: command({
    method: 'POST',
    path: '/crowd',
    about: 'Sets the number of simulated pickers a minute; 0 stops them.',
    input: crowd,
    reply: crowd,
    run: ({ world }, { perMinute }) =>
      world.transaction((tx) => {
        changeCrowd(tx, perMinute, now(tx.counters))
        return crowdOf(tx)
      }),
  }),

  device: command({
    method: 'GET',
    path: '/device',
    about: 'The device that the browsers of this world emulate.',
    input: nothing,
    reply: device,
    run: ({ world }) => world.read(deviceOf),
  }),

  setDevice: command({
    method: 'POST',
    path: '/device',
    about: 'Sets the user agent, goes offline or online, blocks the next popups.',
    input: v.partial(device),
    reply: device,
    run: ({ world }, change) =>
      world.transaction((tx) => {
        const before = deviceOf(tx)
        upsert(tx.devices, {
          id: 'device',
          userAgent: change.userAgent === undefined ? before.userAgent : change.userAgent,
          isOffline: change.isOffline ?? before.isOffline,
          popupsBlocked: change.popupsBlocked ?? before.popupsBlocked,
        })
        return deviceOf(tx)
      }),
  }),

  passThrough: command({
    method: 'GET',
    path: '/pass-through',
    about: 'The operations passed to a real backend, by name.',
    input: nothing,
    reply: passThrough,
    run: (to) => to.world.read((tx) => passThroughOf(to, tx)),
  }),

  setPassThrough: command({
    method: 'POST',
    path: '/pass-through',
    about: 'Passes these operations (`GET /v1/products` or names) to a real backend. Sign-in, refresh and user go together.',
    input: v.object({ operations: v.array(v.string()), backend: v.optional(v.string()) }),
    reply: passThrough,
    run: (to, { operations, backend = to.passThrough?.backend ?? '' }) => {
      const { names, unknown } = operationsOf(operations.join(','))
      if (unknown.length > 0) {
        throw new CommandError(
          `no such operation: ${unknown.join(', ')}. Set operations to METHOD and path ('GET /v1/products') or to names of src/contract/operations.ts ('products').`,
        )
      }
      if (names.length > 0 && backend === '') {
        throw new CommandError(
          "no backend is named. Set backend to the API's base address ('https://api.example/'), or start with VITE_API_BASE_URL.",
        )
      }
      return to.world.transaction((tx) => {
        upsert(tx.passThroughs, { id: 'passThrough', operations: names, backend })
        return passThroughOf(to, tx)
      })
    },
  }),

  requestLog: command({
    method: 'GET',
    path: '/log',
    about: 'The last requests and replies, the oldest first.',
    input: nothing,
    reply: v.array(logEntry),
    run: async ({ log }) => log.all().map((entry) => Object.assign({}, entry, { faults: [...entry.faults] })),
  }),

  clearRequestLog: command({
    method: 'POST',
    path: '/log/clear',
    about: 'Clears the request log.',
    input: nothing,
    reply: done,
    run: async ({ log }) => {
      log.clear()
      return isDone
    },
  }),
}
