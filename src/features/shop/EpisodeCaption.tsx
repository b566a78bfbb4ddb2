import { langOf } from '../../lib/langOf.ts'
import { useEpisodesQuery } from '../episode/api.ts'
import { useTexts } from '../../texts/useTexts.ts'
import css from './EpisodeCaption.module.css'
import { shopTexts } from './texts.ts'

/** Above the first card of an episode, as wide as that many columns; without its title until the episodes are known. */
export function EpisodeCaption({ episodeId, columns }: { episodeId: number; columns: number }) {
  const shop = useTexts(shopTexts)
  const { data: episodes } = useEpisodesQuery()
  const title = episodes?.find(({ id }) => id === episodeId)?.title
  return (
    <h2 className={css.caption} style={{ '--span': columns }}>
      <span>{shop.caption(episodeId)}</span>
      {title !== undefined && (
        <>
          <span>{' · '}</span>
          <span lang={langOf(title)}>{title}</span>
        </>
      )}
    </h2>
  )
}
