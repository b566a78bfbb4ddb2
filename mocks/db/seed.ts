import { type Language, setLanguage } from './languages.ts'
import { setCounter } from './ids.ts'
import { fillEpisodes } from './seed/fillEpisodes.ts'
import { fillOrders } from './seed/fillOrders.ts'
import { fillPicks } from './seed/fillPicks.ts'
import { fillShop } from './seed/fillShop.ts'
import { fillUsers } from './seed/fillUsers.ts'
import type { WriteTx } from './collections.ts'

/** The simulated pickers of a demo: about two between two polls of the live figures. */
export const DEMO_CROWD_PER_MINUTE = 12

export type WorldOptions = {
  /** The time (ms) of a pinned clock; without it the clock runs. */
  readonly pinnedAt?: number
  /** Simulated pickers per minute while an episode is in progress; none by default. */
  readonly crowdPerMinute?: number
  /** The language of a new world; Korean by default. */
  readonly language?: Language
}

/**
 * The initial records of every world: the same for the same `start` (ms), with dates relative to it. Another language has the
 * same ids, numbers and dates. Its texts are loaded before.
 */
export const seed =
  ({ pinnedAt, crowdPerMinute = 0 }: WorldOptions) =>
  (tx: WriteTx, start: number, language: Language): void => {
    setLanguage(tx, language)
    setCounter(tx.counters, 'salt', start)
    if (pinnedAt !== undefined) setCounter(tx.counters, 'pinned', start)
    tx.crowdRates.create({ id: 1, at: start, perMinute: crowdPerMinute })
    setCounter(tx.counters, 'crowdRates', 1)
    fillUsers(tx, start)
    fillEpisodes(tx, start)
    fillPicks(tx, start)
    fillShop(tx)
    fillOrders(tx, start)
  }
