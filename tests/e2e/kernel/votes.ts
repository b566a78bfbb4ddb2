import { Table } from '../../../mocks/db/table.ts'

type Vote = {
  readonly id: number
  readonly userId: number
  readonly episodeId: number
  readonly styleId: number
  readonly at: number
}

/** A table for tests of the database: with a unique key, an index and a counter. */
export class Votes extends Table<Vote> {
  once = this.unique((vote) => `${vote.userId}:${vote.episodeId}`)
  episode = this.index((vote) => vote.episodeId)
  styles = this.counter((vote) => [[`${vote.episodeId}:${vote.styleId}`, 1]])
}
