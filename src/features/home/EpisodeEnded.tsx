import { useCurrentEpisodeQuery } from '../episode/api.ts'
import { twoDigits } from '../../lib/twoDigits.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './EpisodeEnded.module.css'
import { homeTexts } from './texts.ts'

/** Shown between two episodes: the finished one. */
export function EpisodeEnded() {
  const texts = useTexts(homeTexts)
  const { data: episode } = useCurrentEpisodeQuery()
  return <p className={css.line}>{episode && texts.ended(`EP ${twoDigits(episode.detail.id)}`)}</p>
}
