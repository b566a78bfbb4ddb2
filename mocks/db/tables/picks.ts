import { Table } from '../table.ts'

/**
 * A user's pick in an episode. Gender and birth year are copies of the user's current ones, so that indexes can count by
 * them.
 */
export type Pick = {
  readonly id: number
  readonly userId: number
  readonly episodeId: number
  readonly styleIds: readonly number[]
  readonly at: number
  readonly gender: 'M' | 'W' | null
  readonly birthYear: number | null
}

export type Memo = {
  readonly id: number
  readonly userId: number
  readonly episodeId: number
  readonly memo: string
  readonly at: number
}

export const userEpisodeKey = (userId: number, episodeId: number) => `${userId}:${episodeId}`

/** The counted group: all pickers, women, men, or (any greater number) those with this birth year. */
export const ALL_PICKERS = 0
export const WOMEN = 1
export const MEN = 2

// Small integers instead of strings: opening a window on 100,000 picks computes a million of these keys.
export const votesKey = (styleId: number, group: number) => styleId * 10_000 + group
export const pickersKey = (episodeId: number) => -episodeId

/** The votes of one picker in the statistics, by key. Simulated pickers use the same. */
export function votesOf(pick: Omit<Pick, 'id' | 'userId' | 'at'>): [key: number, amount: number][] {
  const votes: [number, number][] = [[pickersKey(pick.episodeId), 1]]
  for (const styleId of pick.styleIds) {
    votes.push([votesKey(styleId, ALL_PICKERS), 1])
    if (pick.gender) votes.push([votesKey(styleId, pick.gender === 'W' ? WOMEN : MEN), 1])
    if (pick.birthYear) votes.push([votesKey(styleId, pick.birthYear), 1])
  }
  return votes
}

export class Picks extends Table<Pick> {
  userEpisode = this.unique((pick) => userEpisodeKey(pick.userId, pick.episodeId))
  votes = this.counter(votesOf)
}

export class Memos extends Table<Memo> {
  userEpisode = this.unique((memo) => userEpisodeKey(memo.userId, memo.episodeId))
  episode = this.index((memo) => memo.episodeId)
}
