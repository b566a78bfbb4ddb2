import type { ReactNode } from 'react'
import { type Crop, Image, type Picture, type PaperColor } from '../../ui/Image.tsx'
import css from './InsightCard.module.css'

type Props = {
  paperColor: PaperColor
  eyebrow: string
  /** One sentence; set `lang` where the server's text is in another language. */
  children: ReactNode
  picture: Picture
  crop?: Crop
  /** The server's share, or the rank; never a computed share. */
  numeral?: { value: string; unit?: string } | undefined
  /** The first of a row: larger, with the numeral. */
  isLead?: boolean
}

export function InsightCard({ paperColor, eyebrow, children, picture, crop = 'upper', numeral, isLead = false }: Props) {
  return (
    <article className={css.card} data-paper-color={paperColor} data-lead={isLead}>
      <div className={css.content}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <p className={css.sentence}>{children}</p>
        {numeral && (
          <p className={css.numeral}>
            <span>{numeral.value}</span>
            {numeral.unit !== undefined && <small>{numeral.unit}</small>}
          </p>
        )}
      </div>
      <div className={css.picture}>
        <Image picture={picture} paperColor={paperColor} ratio="fill" crop={crop} />
      </div>
    </article>
  )
}
