import { nextId } from '../../db/ids.ts'
import { koreanTime } from '../../db/koreanTime.ts'
import type { Episode, Style } from '../../db/tables/episodes.ts'
import { userEpisodeKey, type Pick } from '../../db/tables/picks.ts'
import type { User } from '../../db/tables/users.ts'
import type { ReadTx, WriteTx } from '../../db/tables.ts'
import { refused } from '../refusal.ts'

/** Whether an episode takes picks at `now` (ms). */
export const isInProgress = ({ startsAt, endsAt }: Episode, now: number) => startsAt <= now && now < endsAt

/** The episode in progress, else the last finished one. Refuses EPISODE_NOT_FOUND where there is none (API-20). */
export function presentEpisode(tx: ReadTx, now: number): Readonly<Episode> {
  const begun = tx.episodes.all().filter(({ startsAt }) => startsAt <= now)
  const last = begun.toSorted((one, other) => one.endsAt - other.endsAt || one.id - other.id).at(-1)
  return begun.findLast((episode) => isInProgress(episode, now)) ?? last ?? refused('EPISODE_NOT_FOUND')
}

/** Refuses EPISODE_NOT_FOUND. */
export function episodeOf(tx: ReadTx, id: number): Readonly<Episode> {
  return tx.episodes.get(id) ?? refused('EPISODE_NOT_FOUND')
}

export function stylesOf(tx: ReadTx, episodeId: number) {
  return tx.styles.all(tx.styles.episode.ids(episodeId)).map(toStyleReply)
}

export const toStyleReply = ({ id, name, imageUrl }: Style) => ({ id, name, imageUrl })

/** Takes part in an episode: once, while it is in progress, with some of its styles (API-22). */
export function recordPick(
  tx: WriteTx,
  user: User,
  { episodeId, styleIds }: { episodeId: number; styleIds: number[] },
  now: number,
): void {
  const episode = episodeOf(tx, episodeId)
  if (!isInProgress(episode, now)) refused('EPISODE_CLOSED')
  if (styleIds.length === 0 || new Set(styleIds).size < styleIds.length) refused('INVALID_STYLE')
  if (styleIds.some((id) => tx.styles.get(id)?.episodeId !== episodeId)) refused('INVALID_STYLE')
  if (pickOf(tx, user.id, episodeId)) refused('ALREADY_PICKED')

  const { id: userId, gender, birthYear } = user
  tx.picks.put({ id: nextId(tx.counters, 'picks'), userId, episodeId, styleIds, at: now, gender, birthYear })
}

export function pickOf(tx: ReadTx, userId: number, episodeId: number): Readonly<Pick> | undefined {
  return tx.picks.get(tx.picks.userEpisode.idOf(userEpisodeKey(userId, episodeId)))
}

/** What somebody picked and when; the styles in the order of their ids. */
export function toPickReply(tx: ReadTx, { at, styleIds }: Pick) {
  const ids = styleIds.toSorted((one, other) => one - other)
  return { pickedAt: koreanTime(at), styles: tx.styles.all(ids).map(toStyleReply) }
}
