import type { CurrentEpisode } from '../../src/contract/episodes.ts'

/** The episode in progress of every scenario, as far as a dialog about one's own pick asks for it. */
export const episodeFixture: CurrentEpisode = {
  detail: { id: 6, title: '느리게 걷는 토요일', description: '' },
  styles: [],
  isInProgress: true,
  isAlreadyParticipated: true,
  pickMemo: null,
}
