import * as v from 'valibot'
import { defineCollection, record, type RecordOf } from '../collection.ts'

/** In progress from `startsAt` (inclusive) to `endsAt` (exclusive), in ms. */
export const episodes = defineCollection({
  schema: record({
    id: v.number(),
    title: v.string(),
    description: v.string(),
    startsAt: v.number(),
    endsAt: v.number(),
  }),
})
export type Episode = RecordOf<typeof episodes>

export const styles = defineCollection({
  schema: record({ id: v.number(), episodeId: v.number(), name: v.string(), imageUrl: v.string() }),
  index: [['episodeId']],
})
export type Style = RecordOf<typeof styles>

/** The numbers of simulated pickers per minute from `at` on, in the episode in progress. */
export const crowdRates = defineCollection({ schema: record({ id: v.number(), at: v.number(), perMinute: v.number() }) })
