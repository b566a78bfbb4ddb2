import { Table } from '../table.ts'

/** In progress from `startsAt` until just before `endsAt` (ms). */
export type Episode = {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly startsAt: number
  readonly endsAt: number
}

export type Style = { readonly id: number; readonly episodeId: number; readonly name: string; readonly imageUrl: string }

/** From `at` on, so many simulated pickers a minute take part in whatever episode is in progress. */
export type CrowdRate = { readonly id: number; readonly at: number; readonly perMinute: number }

export class Episodes extends Table<Episode> {}

export class Styles extends Table<Style> {
  episode = this.index((style) => style.episodeId)
}

export class CrowdRates extends Table<CrowdRate> {}
