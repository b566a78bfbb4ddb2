import { operations } from '../../src/contract/operations.ts'
import { findMemo } from '../rules/picks/memos.ts'
import { isInProgress, findPick, currentEpisode, stylesOf } from '../rules/picks/participation.ts'
import type { Handle } from './handle.ts'

export const episodesHandlers = (handle: Handle) => [
  handle(operations.currentEpisode, ({ tx, user, now }) => {
    const episode = currentEpisode(tx, now)
    const { id, title, description } = episode
    return {
      detail: { id, title, description },
      styles: stylesOf(tx, id),
      isInProgress: isInProgress(episode, now),
      isAlreadyParticipated: findPick(tx, user.id, id) !== undefined,
      pickMemo: findMemo(tx, user.id, id)?.memo ?? null,
    }
  }),

  handle(operations.episodes, ({ tx, now }) =>
    tx.episodes.all().map((episode) => {
      const { id, title, description } = episode
      return { id, title, description, isInProgress: isInProgress(episode, now), styles: stylesOf(tx, id) }
    }),
  ),
]
