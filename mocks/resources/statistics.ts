import { BIRTH_YEAR_MIN } from '../../src/contract/limits.ts'
import { operations } from '../../src/contract/operations.ts'
import { koreanYear } from '../db/koreanTime.ts'
import type { Episode, Style } from '../db/collections/episodes.ts'
import { ALL_PICKERS, MEN, pickersKey, votesKey, WOMEN } from '../db/collections/picks.ts'
import type { ReadTx } from '../db/collections.ts'
import type { Resource } from '../handlers/handle.ts'
import { crowdVotes } from '../rules/picks/crowd.ts'
import { currentEpisode, findPick, requireEpisode, stylesOfIds, toStyleReply } from '../rules/picks/participation.ts'

const TOP = 5
const FAVOURITES = 3
const AGE_RANGES = ['10s', '20s', '30s', '40s', '50s+'] as const

type VoteCounts = {
  readonly styles: readonly Readonly<Style>[]
  readonly pickerCount: number
  readonly of: (styleId: number, group: number) => number
}
type RankedStyle = { readonly style: Readonly<Style>; readonly count: number }

export const statisticsResource: Resource = {
  handlers: (handle) => [
    handle(operations.statisticsSummary, ({ tx, now }) => summaryOf(tx, now)),
    handle(operations.statistics, ({ tx, query, now }) => statisticsOf(tx, requireEpisode(tx, query.episodeId), now)),
  ],
}

/** The statistics of an episode's picks (API-24), from counters: the cost does not depend on the number of picks. */
function statisticsOf(tx: ReadTx, episode: Episode, now: number) {
  const board = countVotes(tx, episode, now)
  return {
    hotPicks: rankStyles(board, ALL_PICKERS, TOP).map((standing) => toRankedStyleReply(board, standing)),
    womanPicks: rankStyles(board, WOMEN, FAVOURITES).map((standing) => toRankedStyleReply(board, standing)),
    manPicks: rankStyles(board, MEN, FAVOURITES).map((standing) => toRankedStyleReply(board, standing)),
    agePicks: agePicks(board, koreanYear(now)),
    pickersPicks: ownersPicks(tx, episode.id).map(toStyleReply),
    pickerCount: board.pickerCount,
  }
}

/** A summary of the current episode (API-23). */
function summaryOf(tx: ReadTx, now: number) {
  const episode = currentEpisode(tx, now)
  const board = countVotes(tx, episode, now)
  return {
    hotPicks: rankStyles(board, ALL_PICKERS, TOP).map((standing) => toRankedStyleReply(board, standing)),
    womanPick: toStylePicture(rankStyles(board, WOMEN, 1)[0]?.style),
    manPick: toStylePicture(rankStyles(board, MEN, 1)[0]?.style),
    pickersPick: toStylePicture(ownersPicks(tx, episode.id)[0]),
    pickerCount: board.pickerCount,
  }
}

function countVotes(tx: ReadTx, episode: Episode, now: number): VoteCounts {
  const crowd = crowdVotes(tx, episode, now)
  const sum = (key: number) => tx.picks.sum('votes', key) + crowd(key)
  return {
    styles: tx.styles.findMany((q) => q.where({ episodeId: episode.id })),
    pickerCount: sum(pickersKey(episode.id)),
    of: (styleId, group) => sum(votesKey(styleId, group)),
  }
}

const rankStyles = (board: VoteCounts, group: number, places: number) =>
  rankBy(board, (styleId) => board.of(styleId, group), places)

/** The most picked first, ties by id; styles without a pick have no rank. */
function rankBy(board: VoteCounts, countOf: (styleId: number) => number, places: number): RankedStyle[] {
  return board.styles
    .map((style) => ({ style, count: countOf(style.id) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.style.id - other.style.id)
    .slice(0, places)
}

function agePicks(board: VoteCounts, year: number) {
  return AGE_RANGES.flatMap((ageRange, index) => {
    // Children count among the youngest, everyone from fifty on among the oldest.
    const youngest = index === 0 ? 0 : (index + 1) * 10
    const oldest = index === AGE_RANGES.length - 1 ? year - BIRTH_YEAR_MIN : index * 10 + 19
    const countOf = (styleId: number) => {
      let count = 0
      for (let age = youngest; age <= oldest; age++) count += board.of(styleId, year - age)
      return count
    }
    const favourites = rankBy(board, countOf, FAVOURITES)
    const picks = favourites.map(({ style: { name, imageUrl }, count }) => ({
      name,
      imageUrl,
      count,
      share: count / board.pickerCount,
    }))
    return picks.length > 0 ? [{ ageRange, picks }] : []
  })
}

/** The styles picked by the owners, by id. */
function ownersPicks(tx: ReadTx, episodeId: number): Readonly<Style>[] {
  const owners = tx.users.findMany((q) => q.where({ isOwner: true }))
  const picked = owners.flatMap(({ id }) => findPick(tx, id, episodeId)?.styleIds ?? [])
  return stylesOfIds(tx, [...new Set(picked)])
}

function toRankedStyleReply({ pickerCount }: VoteCounts, { style, count }: RankedStyle) {
  return { ...toStyleReply(style), count, share: count / pickerCount }
}

const toStylePicture = (style: Style | undefined) => (style ? { name: style.name, imageUrl: style.imageUrl } : null)
