import { useUserPicksQuery } from '../../api/picks.ts'
import type { CurrentEpisode, Style } from '../../contract/episodes.ts'
import { isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ImageFrame, paperColorOf } from '../../ui/ImageFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EdgePrint, StyleFrame } from '../../components/StyleCard.tsx'
import css from './MyPickStrip.module.css'
import { episodeTexts } from './texts.ts'

/** The user's picked styles, circled, followed by the episode's other styles up to the edge of the page. */
export function MyPickStrip({ episode }: { episode: CurrentEpisode }) {
  const common = useTexts(commonTexts)
  const { data: mine, error } = useOwnPick(episode)
  const rest = episode.styles.filter(({ id }) => !mine?.styles.some((style) => style.id === id))
  return (
    <>
      {!mine && !error && <Skeleton label={common.loading} frames={3} layout={css.skeleton} />}
      {mine && (
        <ul className={css.own} lang="ko">
          {mine.styles.map(({ id, name, imageUrl }, index) => (
            <li key={id}>
              <StyleFrame
                name={name}
                picture={imageAttributes(imageUrl)}
                edge={edgeOf(episode, id)}
                paperColor={paperColorOf(id)}
                isFirst={index === 0}
                isPicked
              />
              {index === mine.styles.length - 1 && <Rest episode={episode} styles={rest} />}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The styles that the user did not pick, up to the edge of the page. */
function Rest({ episode, styles }: { episode: CurrentEpisode; styles: readonly Style[] }) {
  return (
    <div className={css.rest} aria-hidden="true">
      {styles.map(({ id, imageUrl }) => (
        <div key={id}>
          <EdgePrint number={edgeOf(episode, id)} />
          <ImageFrame picture={imageAttributes(imageUrl)} paperColor={paperColorOf(id)} crop="upper" />
        </div>
      ))}
    </div>
  )
}

const edgeOf = ({ styles }: CurrentEpisode, id: number) => styles.findIndex((style) => style.id === id) + 1

/** The number of picked styles and the date; the episode's dates until the pick is loaded. */
export function PickedOn({ episode }: { episode: CurrentEpisode }) {
  const texts = useTexts(episodeTexts)
  const { data: mine } = useOwnPick(episode)
  const { detail, styles } = episode
  return mine ? texts.pickedOn(mine.styles.length, isoDate(mine.pickedAt)) : texts.frames(detail.id, styles.length)
}

function useOwnPick({ detail }: CurrentEpisode) {
  const userId = useAppSelector((state) => state.auth.userId) ?? ''
  return useUserPicksQuery({ userId, episodeId: detail.id })
}
