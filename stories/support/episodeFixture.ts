import type { CurrentEpisode } from '../../src/contract/episodes.ts'

/** The episode in progress of every scenario, with the properties that dialogs about the user's pick use. */
export const episodeFixture: CurrentEpisode = {
  detail: { id: 6, title: '느리게 걷는 토요일', description: '' },
  // With the numbers that the pictures of a pick show.
  styles: Array.from({ length: 10 }, (_, at) => ({ id: 51 + at, name: '', imageUrl: '' })),
  isInProgress: true,
  isAlreadyParticipated: true,
  pickMemo: null,
}
