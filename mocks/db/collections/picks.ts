import * as v from 'valibot'
import { defineCollection, list, record, type RecordOf } from '../collection.ts'

/** The counted group: all pickers, women, men, or (any greater number) those with this birth year. */
export const ALL_PICKERS = 0
export const WOMEN = 1
export const MEN = 2

// Small integers instead of strings: opening a window on 100,000 picks computes a million of these keys.
export const votesKey = (styleId: number, group: number) => styleId * 10_000 + group
export const pickersKey = (episodeId: number) => -episodeId

/** What a picker votes for, and the groups that the vote counts in. */
type Ballot = {
  readonly episodeId: number
  readonly styleIds: readonly number[]
  readonly gender: 'M' | 'W' | null
  readonly birthYear: number | null
}

/** The votes of one picker in the statistics, by key. Simulated pickers use the same. */
export function votesOf(pick: Ballot): [key: number, amount: number][] {
  const votes: [number, number][] = [[pickersKey(pick.episodeId), 1]]
  for (const styleId of pick.styleIds) {
    votes.push([votesKey(styleId, ALL_PICKERS), 1])
    if (pick.gender) votes.push([votesKey(styleId, pick.gender === 'W' ? WOMEN : MEN), 1])
    if (pick.birthYear) votes.push([votesKey(styleId, pick.birthYear), 1])
  }
  return votes
}

/**
 * A user's picks, one in an episode. Gender and birth year are copies of the user's current ones, so that indexes can count by
 * them.
 */
export const picks = defineCollection({
  schema: record({
    id: v.number(),
    userId: v.number(),
    episodeId: v.number(),
    styleIds: list(v.number()),
    at: v.number(),
    gender: v.nullable(v.picklist(['M', 'W'])),
    birthYear: v.nullable(v.number()),
  }),
  unique: [['userId', 'episodeId']],
  counters: { votes: votesOf },
})
export type Pick = RecordOf<typeof picks>

export const memos = defineCollection({
  schema: record({ id: v.number(), userId: v.number(), episodeId: v.number(), memo: v.string(), at: v.number() }),
  unique: [['userId', 'episodeId']],
  index: [['episodeId']],
})
export type Memo = RecordOf<typeof memos>
