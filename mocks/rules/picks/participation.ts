import { nextId } from '../../db/ids.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { Episode, Style } from '../../db/tables/episodes.ts'
import { userEpisodeKey, type Pick } from '../../db/tables/picks.ts'
import type { User } from '../../db/tables/users.ts'
import type { ReadTx, WriteTx } from '../../db/tables.ts'
import { refuse } from '../refusal.ts'

/** Whether an episode takes picks at `now` (ms). */
export const isInProgress = ({ startsAt, endsAt }: Episode, now: number) => startsAt <= now && now < endsAt

/** The episode in progress, else the last finished one. Refuses EPISODE_NOT_FOUND if there is none (API-20). */
export function currentEpisode(tx: ReadTx, now: number): Readonly<Episode> {
  const begun = tx.episodes.all().filter(({ startsAt }) => startsAt <= now)
  const last = begun.toSorted((one, other) => one.endsAt - other.endsAt || one.id - other.id).at(-1)
  return begun.findLast((episode) => isInProgress(episode, now)) ?? last ?? refuse('EPISODE_NOT_FOUND')
}

/** The episode of this id. Refuses EPISODE_NOT_FOUND. */
export function requireEpisode(tx: ReadTx, id: number): Readonly<Episode> {
  return tx.episodes.get(id) ?? refuse('EPISODE_NOT_FOUND')
}

export function stylesOf(tx: ReadTx, episodeId: number) {
  return tx.styles.all(tx.styles.episode.ids(episodeId)).map(toStyleReply)
}

export const toStyleReply = ({ id, name, imageUrl }: Style) => ({ id, name, imageUrl })

/** Records a pick of some of the episode's styles: once per user, while it is in progress (API-22). */
export function recordPick(
  tx: WriteTx,
  user: User,
  { episodeId, styleIds }: { episodeId: number; styleIds: number[] },
  now: number,
): void {
  const episode = requireEpisode(tx, episodeId)
  if (!isInProgress(episode, now)) refuse('EPISODE_CLOSED')
  if (styleIds.length === 0 || new Set(styleIds).size < styleIds.length) refuse('INVALID_STYLE')
  if (styleIds.some((id) => tx.styles.get(id)?.episodeId !== episodeId)) refuse('INVALID_STYLE')
  if (findPick(tx, user.id, episodeId)) refuse('ALREADY_PICKED')

  const { id: userId, gender, birthYear } = user
  tx.picks.put({ id: nextId(tx.counters, 'picks'), userId, episodeId, styleIds, at: now, gender, birthYear })
}

export function findPick(tx: ReadTx, userId: number, episodeId: number): Readonly<Pick> | undefined {
  return tx.picks.get(tx.picks.userEpisode.idOf(userEpisodeKey(userId, episodeId)))
}

/** The reply for a pick; styles are ordered by id. */
export function toPickReply(tx: ReadTx, { at, styleIds }: Pick) {
  const ids = styleIds.toSorted((one, other) => one - other)
  return { pickedAt: koreanTime(at), styles: tx.styles.all(ids).map(toStyleReply) }
}
