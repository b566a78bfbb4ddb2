import type { Log } from './log.ts'
import { seed, type WorldOptions } from './seed.ts'
import { collections } from './collections.ts'
import { World } from './world.ts'

export type PickersWorld = World<typeof collections>

/** A seed remembers its last records, so worlds with the same options have the same one. */
const seeds = new Map<string, ReturnType<typeof seed>>()

/** The shop's world on a change log. Worlds on one log are windows of the same shop, so they need the same options. */
export function createWorld(log: Log, options: WorldOptions = {}): PickersWorld {
  const { pinnedAt, language } = options
  const key = JSON.stringify(options)
  const seeded = seeds.get(key) ?? seed(options)
  seeds.set(key, seeded)
  return new World(log, collections, seeded, pinnedAt === undefined ? Date.now : () => pinnedAt, language)
}
