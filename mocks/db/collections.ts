import type { Log } from './log.ts'
import { seed, type WorldOptions } from './seed.ts'
import { kinds } from './tables.ts'
import { World } from './world.ts'

export type PickersWorld = World<typeof kinds>

/** The shop's world on a log. Worlds on one log are windows of the same shop, so they are made with the same options. */
export function createWorld(log: Log, options: WorldOptions = {}): PickersWorld {
  const { pinnedAt } = options
  return new World(log, kinds, seed(options), pinnedAt === undefined ? Date.now : () => pinnedAt)
}
