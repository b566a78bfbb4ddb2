import { Table } from '../table.ts'

/** In progress from `startsAt` (inclusive) to `endsAt` (exclusive), in ms. */
export type Episode = {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly startsAt: number
  readonly endsAt: number
}

export type Style = { readonly id: number; readonly episodeId: number; readonly name: string; readonly imageUrl: string }

/** The number of simulated pickers per minute from `at` on, in the episode in progress. */
export type CrowdRate = { readonly id: number; readonly at: number; readonly perMinute: number }

export class Episodes extends Table<Episode> {}

export class Styles extends Table<Style> {
  episode = this.index((style) => style.episodeId)
}

export class CrowdRates extends Table<CrowdRate> {}
