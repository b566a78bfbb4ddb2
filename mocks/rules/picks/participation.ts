import { nextId } from '../../db/ids.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { Episode, Style } from '../../db/collections/episodes.ts'
import type { Pick } from '../../db/collections/picks.ts'
import type { User } from '../../db/collections/users.ts'
import type { ReadTx, WriteTx } from '../../db/collections.ts'
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
  return tx.episodes.findFirst((q) => q.where({ id })) ?? refuse('EPISODE_NOT_FOUND')
}

export function stylesOf(tx: ReadTx, episodeId: number) {
  return tx.styles.findMany((q) => q.where({ episodeId })).map(toStyleReply)
}

export const styleIdsOf = (tx: ReadTx, episodeId: number): number[] =>
  tx.styles.findMany((q) => q.where({ episodeId })).map(({ id }) => id)

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
  if (styleIds.some((id) => tx.styles.findFirst((q) => q.where({ id }))?.episodeId !== episodeId)) refuse('INVALID_STYLE')
  if (findPick(tx, user.id, episodeId)) refuse('ALREADY_PICKED')

  const { id: userId, gender, birthYear } = user
  tx.picks.create({ id: nextId(tx.counters, 'picks'), userId, episodeId, styleIds, at: now, gender, birthYear })
}

export function findPick(tx: ReadTx, userId: number, episodeId: number): Readonly<Pick> | undefined {
  return tx.picks.findFirst((q) => q.where({ userId, episodeId }))
}

/** The reply for a pick. */
export function toPickReply(tx: ReadTx, { at, styleIds }: Pick) {
  return { pickedAt: koreanTime(at), styles: stylesOfIds(tx, styleIds).map(toStyleReply) }
}

/** The styles with these ids, ordered by id. */
export function stylesOfIds(tx: ReadTx, ids: readonly number[]): Style[] {
  return ids.toSorted((one, other) => one - other).flatMap((id) => tx.styles.findFirst((q) => q.where({ id })) ?? [])
}
