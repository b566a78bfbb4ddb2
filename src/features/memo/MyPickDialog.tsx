import { QueryView } from '../../api/QueryView.tsx'
import type { CurrentEpisode } from '../../contract/episodes.ts'
import { isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { commonTexts } from '../../texts/common.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Carousel } from '../../ui/layout/Carousel.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { StyleImage } from '../episode/StyleCard.tsx'
import { styleNumber, useOwnPick } from '../pick/useOwnPick.ts'
import css from './MyPickDialog.module.css'
import { memoTexts } from './texts.ts'

type Props = { episode: CurrentEpisode; onClose: () => void; onWrite: () => void }

/** The user's pick with its date, and a button that opens the memo (PICK-11). */
export function MyPickDialog({ episode, onClose, onWrite }: Props) {
  const texts = useTexts(memoTexts)
  const common = useTexts(commonTexts)
  const { id, title } = episode.detail
  const query = useOwnPick(id)
  return (
    <Dialog
      title={texts.pickTitle}
      eyebrow={<span lang={langOf(title)}>{common.episode(id, title)}</span>}
      onClose={onClose}
      actions={<Button onClick={onWrite}>{episode.pickMemo === null ? texts.writeMemo : texts.editOwnMemo}</Button>}
    >
      <QueryView query={query} call="userPicks" loading={<Spinner />}>
        {({ pickedAt, styles }) => (
          <>
            <p className={css.day}>{texts.pickedAt(isoDate(pickedAt))}</p>
            <Carousel
              label={texts.pickTitle}
              slides={styles.map((style, index) => (
                <StyleImage
                  key={style.id}
                  name={style.name}
                  picture={{ ...imageAttributes(style.imageUrl), sizes: '(width > 48em) 24rem, 80vw' }}
                  number={styleNumber(episode, style.id)}
                  paperColor={style.id}
                  isFirst={index === 0}
                  isPicked
                />
              ))}
            />
          </>
        )}
      </QueryView>
    </Dialog>
  )
}
