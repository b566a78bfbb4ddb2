import * as v from 'valibot'
import { defineCollection, record } from '../../../mocks/db/collection.ts'

/** A collection for tests of the database: with a unique key, an index and a counter. */
export const votes = defineCollection({
  schema: record({ id: v.number(), userId: v.number(), episodeId: v.number(), styleId: v.number(), at: v.number() }),
  unique: [['userId', 'episodeId']],
  index: [['episodeId']],
  counters: { styles: ({ episodeId, styleId }) => [[`${episodeId}:${styleId}`, 1]] },
})
