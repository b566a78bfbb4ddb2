import type { CurrentEpisode, Style } from '../../contract/episodes.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { StyleImage } from '../episode/StyleCard.tsx'
import { Caption } from '../../ui/layout/Caption.tsx'
import { styleNumber, useOwnPick } from '../pick/useOwnPick.ts'
import css from './MyPickRow.module.css'
import { episodeTexts } from '../episode/texts.ts'

/** The user's picked styles, circled, followed by the episode's other styles up to the edge of the page. */
export function MyPickRow({ episode }: { episode: CurrentEpisode }) {
  const { data: mine, error } = useOwnPick(episode.detail.id)
  const rest = episode.styles.filter(({ id }) => !mine?.styles.some((style) => style.id === id))
  return (
    <>
      {!mine && !error && <Skeleton count={3} layout={css.skeleton} />}
      {mine && (
        <ul className={css.own}>
          {mine.styles.map(({ id, name, imageUrl }, index) => (
            <li key={id}>
              <StyleImage
                name={name}
                picture={imageAttributes(imageUrl)}
                number={styleNumber(episode, id)}
                paperColor={id}
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
          <Caption number={styleNumber(episode, id)} />
          <Image picture={imageAttributes(imageUrl)} paperColor={id} crop="upper" />
        </div>
      ))}
    </div>
  )
}

/** The number of picked styles and the date; the episode's dates until the pick is loaded. */
export function PickedOn({ episode }: { episode: CurrentEpisode }) {
  const texts = useTexts(episodeTexts)
  const { data: mine } = useOwnPick(episode.detail.id)
  const { detail, styles } = episode
  return <span>{mine ? texts.pickedOn(mine.styles.length, mine.pickedAt) : texts.styleCount(detail.id, styles.length)}</span>
}
