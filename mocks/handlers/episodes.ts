import { operations } from '../../src/contract/operations.ts'
import { memoOf } from '../rules/memos.ts'
import { isInProgress, pickOf, presentEpisode, stylesOf } from '../rules/participation.ts'
import { answer } from './answer.ts'

export const episodes = {
  currentEpisode: answer(operations.currentEpisode, ({ t, user, now }) => {
    const episode = presentEpisode(t, now)
    const { id, title, description } = episode
    return {
      detail: { id, title, description },
      styles: stylesOf(t, id),
      isInProgress: isInProgress(episode, now),
      isAlreadyParticipated: pickOf(t, user.id, id) !== undefined,
      pickMemo: memoOf(t, user.id, id)?.memo ?? null,
    }
  }),

  episodes: answer(operations.episodes, ({ t, now }) =>
    t.episodes.all().map((episode) => {
      const { id, title, description } = episode
      return { id, title, description, isInProgress: isInProgress(episode, now), styles: stylesOf(t, id) }
    }),
  ),
}
