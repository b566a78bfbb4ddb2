import type { ComponentProps, ReactNode } from 'react'
import { langOf } from '../../lib/langOf.ts'
import { patterns } from '../../config/paths.ts'
import type { CurrentEpisode, Style } from '../../contract/episodes.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { Caption } from '../../ui/layout/Caption.tsx'
import { Image } from '../../ui/Image.tsx'
import css from './PickSection.module.css'
import { episodeTexts } from './texts.ts'

const PREVIEW_STYLES = 4

type Props = {
  episode: CurrentEpisode
  /** The user's pick; null before it. */
  pick: { row: ReactNode; pickedOn: ReactNode } | null
  /** The button that opens the dialog. */
  checkButton: ComponentProps<'button'>
}

/** The episode in progress: the invitation to pick, or the user's pick. */
export function PickSection({ episode: { detail, styles }, pick, checkButton }: Props) {
  const texts = useTexts(episodeTexts)
  return (
    <section className={css.section}>
      <div className={css.content}>
        <Badge>{texts.newEpisode}</Badge>
        <h1 tabIndex={-1} className={css.title} lang={langOf(detail.title)}>
          {detail.title}
        </h1>
        <p className={css.description} lang={langOf(detail.description)}>
          {detail.description}
        </p>
        <p className={`${css.caption} caption`}>{pick ? pick.pickedOn : texts.styleCount(detail.id, styles.length)}</p>
        {pick ? (
          <div className={css.check}>
            <Button {...checkButton} variant="outline">
              {texts.checkPick}
            </Button>
          </div>
        ) : (
          <p className={css.description}>{texts.about}</p>
        )}
      </div>
      <div className={css.images} data-theme="dark">
        {pick ? pick.row : <Invitation styles={styles} />}
      </div>
    </section>
  )
}

/** Four blurred styles and a button that starts the pick. */
function Invitation({ styles }: { styles: readonly Style[] }) {
  const texts = useTexts(episodeTexts)
  return (
    <>
      <ul className={css.preview} aria-label={texts.preview}>
        {styles.slice(0, PREVIEW_STYLES).map((style, index) => (
          <li key={style.id}>
            <Caption number={index + 1} />
            <Image picture={imageAttributes(style.imageUrl)} isBlurred isFirst={index === 0} paperColor={style.id} crop="upper" />
          </li>
        ))}
      </ul>
      <div className={css.over}>
        <ButtonLink variant="accent" size="large" to={patterns.pick}>
          {texts.leavePick}
        </ButtonLink>
      </div>
    </>
  )
}
