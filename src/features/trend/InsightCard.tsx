import type { ReactNode } from 'react'
import { type Crop, ImageFrame, type Picture, type PaperColor } from '../../ui/ImageFrame.tsx'
import css from './InsightCard.module.css'

type Props = {
  paperColor: PaperColor
  eyebrow: string
  /** One sentence; what the server says in its own tongue brings its `lang`. */
  children: ReactNode
  picture: Picture
  crop?: Crop
  /** A share the server sent, or the rank: one numeral, never an invented one. */
  numeral?: { value: string; unit?: string } | undefined
  /** The first of a row: larger, with the numeral. */
  isLead?: boolean
}

export function InsightCard({ paperColor, eyebrow, children, picture, crop = 'upper', numeral, isLead = false }: Props) {
  return (
    <article className={css.card} data-paper-color={paperColor} data-lead={isLead}>
      <div className={css.words}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <p className={css.sentence}>{children}</p>
        {numeral && (
          <p className={css.numeral}>
            {numeral.value}
            {numeral.unit !== undefined && <small>{numeral.unit}</small>}
          </p>
        )}
      </div>
      <div className={css.picture}>
        <ImageFrame picture={picture} paperColor={paperColor} ratio="fill" crop={crop} />
      </div>
    </article>
  )
}
