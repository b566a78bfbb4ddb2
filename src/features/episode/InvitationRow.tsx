import { patterns } from '../../config/paths.ts'
import type { Style } from '../../contract/episodes.ts'
import { imageAttributes } from '../../lib/image.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Image } from '../../ui/Image.tsx'
import { Caption } from '../../ui/Caption.tsx'
import css from './InvitationRow.module.css'
import { episodeTexts } from './texts.ts'

const PREVIEW_STYLES = 4

/** Four blurred styles and a button that starts the pick. */
export function InvitationRow({ styles }: { styles: readonly Style[] }) {
  const texts = useTexts(episodeTexts)
  return (
    <>
      <ul className={css.row} aria-label={texts.preview}>
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
