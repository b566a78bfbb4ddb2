import type { Log } from './log.ts'
import { seed, type WorldOptions } from './seed.ts'
import { tableClasses } from './tables.ts'
import { withTexts } from './loadingLog.ts'
import { World } from './world.ts'

export type PickersWorld = World<typeof tableClasses>

/** The shop's world on a change log. Worlds on one log are windows of the same shop, so they need the same options. */
export function createWorld(log: Log, options: WorldOptions = {}): PickersWorld {
  const { pinnedAt, language } = options
  return new World(withTexts(log), tableClasses, seed(options), pinnedAt === undefined ? Date.now : () => pinnedAt, language)
}
