import { memo, useState } from 'react'
import type { Memo } from '../../contract/picks.ts'
import { isoDate } from '../../lib/format.ts'
import { imageAttributes } from '../../lib/image.ts'
import { langOf } from '../../lib/langOf.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Image } from '../../ui/Image.tsx'
import { PickRing } from '../../ui/PickRing.tsx'
import css from './MemoCard.module.css'
import { communityTexts } from './texts.ts'

/** More styles are shown on request. */
const IN_A_ROW = 4
const SIZES = '11rem'

/** A picker's memo with the picked styles; memoized: the list renders again with every further page. */
export const MemoCard = memo(function MemoCard({ memo }: { memo: Memo }) {
  return (
    <article className={css.card}>
      <p className="caption">{isoDate(memo.pickedAt)}</p>
      <blockquote className={`${css.note} note`} lang={langOf(memo.memo)} dir="auto">
        {memo.memo}
      </blockquote>
      {memo.styles.length > 0 && <Styles styles={memo.styles} />}
    </article>
  )
})

function Styles({ styles }: Pick<Memo, 'styles'>) {
  const { moreStyles } = useTexts(communityTexts)
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? styles : styles.slice(0, IN_A_ROW)
  const hidden = styles.length - shown.length
  return (
    <ul className={css.styles} data-full={styles.length >= IN_A_ROW}>
      {shown.map((style, index) => (
        <li key={style.id}>
          <Image picture={{ ...imageAttributes(style.imageUrl), sizes: SIZES }} paperColor={style.id}>
            <PickRing variant={style.id} />
          </Image>
          <span className={css.name} lang={langOf(style.name)}>
            {style.name}
          </span>
          {hidden > 0 && index === shown.length - 1 && (
            <button type="button" className={css.more} aria-label={moreStyles(hidden)} onClick={() => setOpen(true)}>
              {`+${hidden}`}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
